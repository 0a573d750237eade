import { chakra, Text } from '@chakra-ui/react';
import { NO_PLAN } from '@vibes/core/plan/plan';
import { CircleArrowUp } from 'lucide-react';
import { Link } from 'react-router-dom';
import { LinkButton } from '../../components/link-button.ts';
import { tip } from '../../components/tip.ts';
import { routes } from '../../lib/routes.ts';

const UpgradeLink = chakra(Link, {
  base: {
    color: 'fg',
    fontWeight: '500',
    textDecoration: 'underline',
    textUnderlineOffset: '3px',
    // Taller than its text, so that a thumb hits it.
    py: '1.5',
    my: '-1.5',
    borderRadius: 'l1',
    _focusVisible: { outline: '2px solid', outlineColor: 'accent.focusRing' },
  },
});

/** The plan's name, or a link to the plans; an empty line while it is not known. */
export function PlanLine(props: { plan: string | null | undefined; onNavigate?: () => void }) {
  return (
    <Text textStyle="xs" color="fg.muted" minH="4" truncate overflow="visible" data-kept="plan">
      {props.plan}
      {props.plan === null && (
        <>
          {NO_PLAN} ·{' '}
          <UpgradeLink to={routes.profile} onClick={props.onNavigate}>
            Upgrade
          </UpgradeLink>
        </>
      )}
    </Text>
  );
}

/** The link to the plans in the narrow sidebar, where there is no room for words. */
export function UpgradeButton() {
  return (
    <LinkButton size="sm" variant="ghost" px="0" _icon={{ fontSize: '1.2em' }} asChild>
      <Link to={routes.profile} aria-label="Upgrade" {...tip('Upgrade', 'right')}>
        <CircleArrowUp aria-hidden="true" />
      </Link>
    </LinkButton>
  );
}
