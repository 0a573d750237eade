import { Box, Flex, IconButton } from '@chakra-ui/react';
import {
  accountNotice,
  isCriticalNotice,
  type AccountNotice,
} from '@vibes/core/credit/account-notice';
import { subscriptionPlace, usageCreditsPlace } from '@vibes/core/firestore/places';
import { Info, TriangleAlert, X } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { TextLink } from '../../components/text-link.ts';
import { useNow } from '../../components/use-now.ts';
import { useLiveDocument, useUid } from '../../lib/live.ts';
import { routes } from '../../lib/routes.ts';
import { sessionStore } from '../../lib/storage.ts';
import { noticeAction, noticeId, noticeText } from './notice-words.ts';

const isPlansTab = ({ pathname, search }: { pathname: string; search: string }) =>
  pathname === routes.profile && new URLSearchParams(search).get('tab') === 'plans';

const focusPage = () => document.getElementById('content')?.focus({ preventScroll: true });

const KEY = 'vibes.notice-dismissed';

/**
 * The notice about plan and credits, unless it was dismissed in this tab's session. Null until both
 * are known; the pages that show plan and credits also show their read faults.
 */
function useAccountNotice(): { notice: AccountNotice | null; dismiss: () => void } {
  const uid = useUid();
  // Only the start page marks what is last known; there a late notice would move the figures.
  const options = { orLastKnown: useLocation().pathname === routes.dashboard };
  const subscription = useLiveDocument(subscriptionPlace.at(uid), options);
  const usage = useLiveDocument(usageCreditsPlace.at(uid), options);
  const now = useNow();
  const [dismissed, setDismissed] = useState(() => sessionStore.read(KEY));

  const notice =
    subscription.status === 'data' && usage.status === 'data'
      ? accountNotice({ subscription: subscription.data, usage: usage.data, now })
      : null;
  const id = notice && noticeId(uid, notice);

  function dismiss() {
    if (!id) return;
    sessionStore.write(KEY, id);
    setDismissed(id);
  }

  return { notice: id === dismissed ? null : notice, dismiss };
}

/** A line above every page with what keeps new creators from being saved, or soon will. */
export function AccountNoticeBar() {
  const { notice, dismiss } = useAccountNotice();
  const now = useNow();
  const isCritical = notice !== null && isCriticalNotice(notice);
  // Not on the page that it leads to.
  const isThere = isPlansTab(useLocation());
  const action = notice && !isThere ? noticeAction(notice) : null;
  const Mark = isCritical ? TriangleAlert : Info;
  return (
    // Always on the page, so that screen readers announce what appears in it.
    <Box role="status">
      {notice && (
        <Flex
          animation="appear 0.2s"
          align="flex-start"
          gap="3"
          minH="12"
          px={{ base: '4', md: '8' }}
          py="3"
          bg="bg.subtle"
          borderBottomWidth="1px"
          borderColor="border"
        >
          <Box pt="0.5" flexShrink={0} color={isCritical ? 'status.silent' : 'fg.muted'}>
            <Mark size={18} aria-hidden="true" />
          </Box>
          <Box flex="1" minW="0">
            {noticeText(notice, now)}{' '}
            {action && (
              <TextLink
                to={`${routes.profile}?tab=plans`}
                fontWeight="500"
                whiteSpace="nowrap"
                onClick={focusPage}
              >
                {action}
              </TextLink>
            )}
          </Box>
          {!isCritical && (
            <IconButton
              size="xs"
              variant="ghost"
              my="-1"
              aria-label="Dismiss notice"
              onClick={() => {
                dismiss();
                focusPage();
              }}
            >
              <X aria-hidden="true" />
            </IconButton>
          )}
        </Flex>
      )}
    </Box>
  );
}
