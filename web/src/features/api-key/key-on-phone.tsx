import { Link } from 'react-router-dom';
import { LinkButton } from '../../components/link-button.ts';
import { Panel } from '../../components/panel.tsx';
import { routes } from '../../lib/routes.ts';

/** Where the key is put to use. It is the next step until the key has been used. */
export function KeyOnPhone({ isUsed }: { isUsed: boolean }) {
  return (
    <Panel
      title={isUsed ? 'Another phone, or a new key' : 'Put it on your iPhone'}
      subtitle="The setup guide shows where the shortcut keeps your key."
      aside={
        <LinkButton
          asChild
          size="xs"
          flexShrink={0}
          {...(isUsed ? { variant: 'outline' } : { colorPalette: 'accent' })}
        >
          <Link to={routes.shortcutSetup}>Open setup guide</Link>
        </LinkButton>
      }
    />
  );
}
