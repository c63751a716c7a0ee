import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Text } from '@chakra-ui/react/text';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useId, useState, type ReactNode } from 'react';
import Camera from '~icons/lucide/camera';
import ImagePlus from '~icons/lucide/image-plus';
import { MOST_PHOTOS } from '../../shared/contract/limits.generated';
import { FilePicker } from '../../shared/forms/FilePicker';

type Props = {
  /** The number of photos that exist already. */
  there: number;
  most?: number;
  /** Explains the purpose of the photos. */
  hint: ReactNode;
  onChoose: (files: readonly File[]) => void;
};

/** Hides the camera button except on touch devices. The camera of a laptop cannot be pointed at a book. */
const ON_PHONES = { '@media not (pointer: coarse)': { '&': { display: 'none' } } };

/** Chooses photo files or takes a photo with the camera. `most` is the limit. */
export function PhotoChooser({ there, most = MOST_PHOTOS, hint, onChoose }: Props) {
  const { t } = useLingui();
  const id = useId();
  const room = Math.max(0, most - there);
  const [leftOut, setLeftOut] = useState(0);
  const choose = (files: readonly File[]) => {
    setLeftOut(Math.max(0, files.length - room));
    onChoose(files.slice(0, room));
  };
  const picker = { accept: 'image/*', describedBy: id, full: room === 0, onChoose: choose };
  return (
    <Box>
      <Flex gap="3" wrap="wrap" mb="2">
        <FilePicker label={t`Add photos`} icon={<ImagePlus />} multiple {...picker} />
        <Box css={ON_PHONES}>
          <FilePicker label={t`Take a photo`} icon={<Camera />} capture="environment" {...picker} />
        </Box>
      </Flex>
      <Text id={id} textStyle="sm" color="fg.muted">
        {room > 0 ? hint : <Trans>You have reached the limit of {most} photos.</Trans>}
      </Text>
      <Text as="output" display="block" textStyle="sm" color="fg.warning">
        {leftOut > 0 && (
          <Plural
            value={leftOut}
            one="# photo was not added because the limit is reached."
            other="# photos were not added because the limit is reached."
          />
        )}
      </Text>
    </Box>
  );
}
