import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import { Plural, useLingui } from '@lingui/react/macro';
import type { UploadProgress } from './uploadRows';

const Bar = chakra('progress', {
  base: {
    appearance: 'none',
    display: 'block',
    width: 'full',
    height: '2',
    border: 'none',
    borderRadius: 'full',
    overflow: 'hidden',
    bg: 'bg.emphasized',
    '&::-webkit-progress-bar': { bg: 'transparent' },
    '&::-webkit-progress-value': { bg: 'primary.solid', transition: 'inline-size 300ms' },
    '&::-moz-progress-bar': { bg: 'primary.solid' },
  },
});

export function UploadProgressBar({ progress: { done, total } }: { progress: UploadProgress }) {
  const { t, i18n } = useLingui();
  const shownDone = i18n.number(done);
  return (
    <>
      <Text fontWeight="medium" mb="2" fontVariantNumeric="tabular-nums">
        <Plural
          value={total}
          one={`${shownDone} of # book uploaded`}
          other={`${shownDone} of # books uploaded`}
        />
      </Text>
      <Bar value={done} max={total} mb="5" aria-label={t`Upload`} />
    </>
  );
}
