import { Box, Flex, IconButton } from '@chakra-ui/react';
import { isCriticalNotice } from '@vibes/core/credit/account-notice';
import { Info, TriangleAlert, X } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import { TextLink } from '../../components/text-link.ts';
import { useNow } from '../../components/use-now.ts';
import { routes } from '../../lib/routes.ts';
import { noticeAction, noticeText } from './notice-words.ts';
import { useAccountNotice } from './use-account-notice.ts';

const isPlansTab = ({ pathname, search }: { pathname: string; search: string }) =>
  pathname === routes.profile && new URLSearchParams(search).get('tab') === 'plans';

const focusPage = () => document.getElementById('content')?.focus({ preventScroll: true });

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
