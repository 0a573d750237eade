import { chakra } from '@chakra-ui/react';
import type { TemplateFault as Fault } from '@vibes/core/template/render-template';
import { Link } from 'react-router-dom';
import { routes } from '../../../lib/routes.ts';
import { faultSentence } from '../../../shared/template/fault-sentence.ts';

function EmptyVariable({ variable }: { variable: string }) {
  if (variable === 'firstName')
    return 'This name shows no first name. Write {{firstName|there}}, and the message says “there” instead.';
  if (variable !== 'myName') return `{{${variable}}} is empty here.`;
  return (
    <>
      {'{{myName}} is empty: your profile has no name. '}
      <chakra.span textDecoration="underline" textUnderlineOffset="3px">
        <Link to={routes.profile}>Add your name</Link>
      </chakra.span>
    </>
  );
}

/** Replaces a text in the preview that cannot be sent; `empty` names what is still to be written. */
export function TemplateFault({ fault, empty }: { fault: Fault; empty: string }) {
  if (fault.code === 'empty') return <chakra.span color="fg.muted">{empty}</chakra.span>;
  return (
    <chakra.span color="fg.error" overflowWrap="anywhere">
      {fault.code === 'empty_variable' ? (
        <EmptyVariable variable={fault.variable} />
      ) : (
        faultSentence(fault)
      )}
    </chakra.span>
  );
}
