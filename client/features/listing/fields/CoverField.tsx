import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { Flex } from '@chakra-ui/react/flex';
import { Image } from '@chakra-ui/react/image';
import { Text } from '@chakra-ui/react/text';
import { Trans, useLingui } from '@lingui/react/macro';
import { useCallback, useId, useRef } from 'react';
import { useController, type Control } from 'react-hook-form';
import ImagePlus from '~icons/lucide/image-plus';
import { COVER_TYPES } from '../../../shared/contract/limits.generated';
import { BookCover } from '../../../entities/book/BookCover';
import { coverRefusal } from './coverRefusal';
import { FilePicker } from './FilePicker';
import type { ListingValues } from './listing';

type Props = {
  control: Control<ListingValues>;
  /** The cover that the listing has so far; `onRemove` when it can be taken away. */
  standing?: { src: string; onRemove?: () => void };
};

/** A photo of the cover, shown as soon as it is chosen. */
export function CoverField({ control, standing }: Props) {
  const { t } = useLingui();
  const id = useId();
  const textOf = (file: File | null) => {
    const refusal = file && coverRefusal(file);
    return refusal ? t(refusal) : undefined;
  };
  const {
    field: { ref, value, onChange },
    fieldState,
  } = useController({
    control,
    name: 'cover',
    rules: { validate: (file) => !textOf(file) || textOf(file) },
  });
  const picker = useRef<HTMLButtonElement>(null);
  const problem = textOf(value);
  const takeAway = value ? () => onChange(null) : standing?.onRemove;
  const remove = () => {
    // The button may go with the image: the focus must have somewhere to be.
    picker.current?.focus();
    takeAway?.();
  };
  const error = problem ?? fieldState.error?.message;
  return (
    <Flex direction="column" align="center" gap="3">
      {standing && !value ? <StandingCover src={standing.src} /> : <Preview file={problem ? null : value} />}
      <FilePicker
        ref={(button) => {
          picker.current = button;
          ref(button);
        }}
        label={t`Upload Cover Image`}
        accept={COVER_TYPES.join(',')}
        describedBy={id}
        onChoose={onChange}
      />
      <Text
        id={id}
        role={error ? 'alert' : undefined}
        textStyle="sm"
        textAlign="center"
        color={error ? 'fg.error' : 'fg.muted'}
      >
        {error ?? <Trans>Please upload a clear photo of the book cover</Trans>}
      </Text>
      {takeAway && (
        <Button size="sm" variant="ghost" colorPalette="gray" onClick={remove}>
          <Trans>Remove the image</Trans>
        </Button>
      )}
    </Flex>
  );
}

function StandingCover({ src }: { src: string }) {
  const { t } = useLingui();
  return (
    <Box width="44">
      <BookCover src={src} title={t`The current cover`} eager />
    </Box>
  );
}

function Preview({ file }: { file: File | null }) {
  const { t } = useLingui();
  const show = useCallback(
    (image: HTMLImageElement) => {
      if (!file) return undefined;
      const url = URL.createObjectURL(file);
      image.src = url;
      return () => URL.revokeObjectURL(url);
    },
    [file],
  );
  return (
    <Flex
      align="center"
      justify="center"
      width="44"
      css={{ aspectRatio: '2 / 3', '& g': { strokeWidth: '1.25' } }}
      overflow="hidden"
      borderRadius="l2"
      borderWidth={file ? '0' : '2px'}
      borderStyle="dashed"
      borderColor="border.emphasized"
      bg="bg.subtle"
      color="fg.muted"
    >
      {file ? (
        <Image ref={show} alt={t`Preview of the cover`} boxSize="full" objectFit="cover" />
      ) : (
        <ImagePlus width="40" height="40" aria-hidden />
      )}
    </Flex>
  );
}
