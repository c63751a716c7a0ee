import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { Flex } from '@chakra-ui/react/flex';
import { Image } from '@chakra-ui/react/image';
import { Text } from '@chakra-ui/react/text';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useCallback, useId, useRef, useState } from 'react';
import { useController, type Control } from 'react-hook-form';
import ImagePlus from '~icons/lucide/image-plus';
import { LARGEST_COVER_FILE } from '../../limits.generated';
import { BookCover } from '../../ui/BookCover';
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
  const {
    field: { ref, value, onChange },
    fieldState,
  } = useController({ control, name: 'cover' });
  const picker = useRef<HTMLButtonElement>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const choose = (file: File) => {
    const refusal = refusalOf(file);
    setProblem(refusal && t(refusal));
    if (!refusal) onChange(file);
  };
  const takeAway = value ? () => onChange(null) : standing?.onRemove;
  const remove = () => {
    // The button may go with the image: the focus must have somewhere to be.
    picker.current?.focus();
    takeAway?.();
  };
  const error = problem ?? fieldState.error?.message;
  return (
    <Flex direction="column" align="center" gap="3">
      {standing && !value ? <StandingCover src={standing.src} /> : <Preview file={value} />}
      <FilePicker
        ref={(button) => {
          picker.current = button;
          ref(button);
        }}
        label={t`Upload Cover Image`}
        accept="image/*"
        describedBy={id}
        onChoose={choose}
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

/** Why a file cannot be a cover, before it is sent. */
function refusalOf(file: File): MessageDescriptor | null {
  if (!file.type.startsWith('image/')) return msg`Please upload an image file`;
  return file.size > LARGEST_COVER_FILE ? msg`Image size should be less than 5MB` : null;
}

function StandingCover({ src }: { src: string }) {
  const { t } = useLingui();
  return (
    <Box width="44">
      <BookCover src={src} title={t`The cover so far`} eager />
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
