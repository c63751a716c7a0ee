import { Button } from '@chakra-ui/react/button';
import { chakra } from '@chakra-ui/react/styled-system';
import { Trans } from '@lingui/react/macro';
import WifiOff from '~icons/lucide/wifi-off';
import { ON_SCREEN_ONLY } from '../shared/theme/paper';
import { ZOOMED } from '../shared/theme/recipes';
import { useOnline } from './useOnline';

const Note = chakra('div', {
  base: {
    position: 'fixed',
    zIndex: 'toast',
    insetInline: '4',
    bottom: { base: '24', sm: '6' },
    width: 'fit-content',
    maxWidth: 'calc(100% - 2rem)',
    marginInline: 'auto',
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    paddingInlineStart: '4',
    paddingInlineEnd: '2',
    paddingBlock: '2',
    borderRadius: 'l3',
    bg: 'bg.inverted',
    color: 'fg.inverted',
    boxShadow: 'lg',
    textStyle: 'sm',
    '& svg': { flexShrink: '0' },
    [ZOOMED]: { flexWrap: 'wrap' },
    ...ON_SCREEN_ONLY,
  },
});

/** Shows that the connection is lost, with a button to try again. */
export function OfflineNote() {
  const { online, tryAgain, trying } = useOnline();
  return (
    <div role="status">
      {!online && (
        <Note>
          <WifiOff width={18} height={18} aria-hidden />
          <Trans>You are offline. What you see may be out of date.</Trans>
          <Button
            size="sm"
            variant="ghost"
            color="inherit"
            _hover={{ bg: 'fg.muted' }}
            aria-disabled={trying}
            onClick={() => void tryAgain()}
          >
            <Trans>Try again</Trans>
          </Button>
        </Note>
      )}
    </div>
  );
}
