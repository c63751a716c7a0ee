import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { Flex } from '@chakra-ui/react/flex';
import { Image } from '@chakra-ui/react/image';
import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import { Trans, useLingui } from '@lingui/react/macro';
import { useCallback, useId, useRef } from 'react';
import { useController, type Control } from 'react-hook-form';
import ImagePlus from '~icons/lucide/image-plus';
import { COVER_TYPES } from '../../../shared/contract/limits.generated';
import { BookCover } from '../../../entities/book/BookCover';
import { pictureRefusal } from '../../../entities/photo/pictureRefusal';
import { FilePicker } from '../../../shared/forms/FilePicker';
import type { ListingValues } from './listing';

/** The current cover of a listing. `onRemove` is present if it can be removed. */
export type StandingCover = { src: string; onRemove?: () => void };

type Props = { control: Control<ListingValues>; standing?: StandingCover };

/** Chooses the cover image and shows a preview. */
export function CoverField({ control, standing }: Props) {
  const { t } = useLingui();
  const id = useId();
  const { ref, value, onChange, problem, error } = useCover(control);
  const picker = useRef<HTMLButtonElement>(null);
  const takeAway = value ? () => onChange(null) : standing?.onRemove;
  const remove = () => {
    // Removing the image may remove the button, so the file picker receives the focus.
    picker.current?.focus();
    takeAway?.();
  };
  const setPicker = (button: HTMLButtonElement | null) => {
    picker.current = button;
    ref(button);
  };
  const types = COVER_TYPES.join(',');
  return (
    <Flex direction="column" align="center" gap="3">
      {standing && !value ? <SoFar src={standing.src} /> : <Preview file={problem ? null : value} />}
      <FilePicker
        ref={setPicker}
        label={t`Upload Cover Image`}
        accept={types}
        describedBy={id}
        onChoose={([file]) => onChange(file)}
      />
      <Hint id={id} error={error} />
      {takeAway && <RemoveButton onClick={remove} />}
    </Flex>
  );
}

/** Returns the chosen file and its error. */
function useCover(control: Control<ListingValues>) {
  const { t } = useLingui();
  const textOf = (file: File | null) => {
    const refusal = file && pictureRefusal(file);
    return refusal ? t(refusal) : undefined;
  };
  const rules = { validate: (file: File | null) => !textOf(file) || textOf(file) };
  const { field, fieldState } = useController({ control, name: 'cover', rules });
  const problem = textOf(field.value);
  return { ...field, problem, error: problem ?? fieldState.error?.message };
}

function Hint({ id, error }: { id: string; error: string | undefined }) {
  return (
    <Text
      id={id}
      role={error ? 'alert' : undefined}
      textStyle="sm"
      textAlign="center"
      color={error ? 'fg.error' : 'fg.muted'}
    >
      {error ?? <Trans>Please upload a clear photo of the book cover</Trans>}
    </Text>
  );
}

function RemoveButton({ onClick }: { onClick: () => void }) {
  return (
    <Button size="sm" variant="ghost" colorPalette="gray" onClick={onClick}>
      <Trans>Remove the image</Trans>
    </Button>
  );
}

function SoFar({ src }: { src: string }) {
  const { t } = useLingui();
  return (
    <Box width="44" maxWidth="full">
      <BookCover src={src} title={t`The current cover`} eager />
    </Box>
  );
}

const Frame = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    width: '44',
    maxWidth: 'full',
    aspectRatio: '2 / 3',
    overflow: 'hidden',
    borderRadius: 'l2',
    borderStyle: 'dashed',
    borderColor: 'border.emphasized',
    bg: 'bg.subtle',
    color: 'fg.muted',
    '& g': { strokeWidth: '1.25' },
  },
});

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
    <Frame borderWidth={file ? '0' : '2px'}>
      {file ? (
        <Image ref={show} alt={t`Preview of the cover`} boxSize="full" objectFit="cover" />
      ) : (
        <ImagePlus width="40" height="40" aria-hidden />
      )}
    </Frame>
  );
}
