import { chakra } from '@chakra-ui/react';
import type { TemplateFault as Fault } from '@vibes/core/template/render-template';
import { Link } from 'react-router-dom';
import { routes } from '../../lib/routes.ts';
import { unknownVariable } from './unknown-variable.ts';

/** What stands in a preview in place of a text that cannot be sent; `empty` says what is still to be written. */
export function TemplateFault({ fault, empty }: { fault: Fault; empty: string }) {
  if (fault.code === 'empty') return <chakra.span color="fg.muted">{empty}</chakra.span>;
  if (fault.code === 'unknown_variable')
    return <chakra.span color="fg.error">{unknownVariable(fault.variable)}</chakra.span>;
  if (fault.variable !== 'myName')
    return <chakra.span color="fg.error">{`{{${fault.variable}}} is empty here.`}</chakra.span>;
  return (
    <chakra.span color="fg.error">
      {'{{myName}} is empty: your profile has no name. '}
      <chakra.span textDecoration="underline" textUnderlineOffset="3px">
        <Link to={routes.profile}>Add your name</Link>
      </chakra.span>
    </chakra.span>
  );
}
