import { Box } from '@chakra-ui/react/box';
import { Text } from '@chakra-ui/react/text';
import { Plural, Trans } from '@lingui/react/macro';
import { LiveRegion } from '../../../shared/ui/LiveRegion';

/** Shows the minutes and seconds that are left. Screen readers announce only the minutes. */
export function Countdown({ secondsLeft }: { secondsLeft: number }) {
  const minutes = Math.floor(secondsLeft / 60);
  const seconds = String(secondsLeft % 60).padStart(2, '0');
  return (
    <Box textAlign={{ sm: 'end' }}>
      <Text textStyle="sm" color="fg.muted" aria-hidden>
        <Trans>Time left</Trans>
      </Text>
      <Text textStyle="2xl" fontWeight="semibold" fontVariantNumeric="tabular-nums" aria-hidden>
        {minutes}:{seconds}
      </Text>
      <LiveRegion>
        <Plural
          value={Math.ceil(secondsLeft / 60)}
          one="# minute left to pay"
          other="# minutes left to pay"
        />
      </LiveRegion>
    </Box>
  );
}
