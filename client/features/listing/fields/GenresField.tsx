import { Flex } from '@chakra-ui/react/flex';
import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import { Trans, useLingui } from '@lingui/react/macro';
import { useId, type FocusEvent, type Ref } from 'react';
import { useController, type Control } from 'react-hook-form';
import type { Genre } from '../../../shared/contract/schema.generated';
import { GENRE_LABELS } from '../../../entities/book/bookLabels';
import { pressEnds } from '../../../shared/forms/pressEnds';
import type { ListingValues } from './listing';

const GENRES = Object.keys(GENRE_LABELS) as Genre[];

const Chip = chakra('label', {
  base: {
    position: 'relative',
    paddingInline: '3',
    paddingBlock: '1.5',
    textStyle: 'sm',
    borderRadius: 'full',
    borderWidth: '1px',
    borderColor: 'border.emphasized',
    cursor: 'button',
    transition: 'background 150ms, color 150ms',
    '&:hover:not(:has(:checked))': { bg: 'bg.muted' },
    '&:has(:checked)': { bg: 'primary.solid', borderColor: 'primary.solid', color: 'primary.contrast' },
    '&:has(:focus-visible)': { outline: '2px solid {colors.primary.focusRing}', outlineOffset: '2px' },
    '& input': { position: 'absolute', inset: '0', opacity: '0', cursor: 'inherit' },
  },
});

/** Chooses genres. Genres stay in the order in which they were chosen, because cards show the first genre. */
export function GenresField({ control }: { control: Control<ListingValues> }) {
  const { t } = useLingui();
  const id = useId();
  const { field, fieldState } = useController({
    control,
    name: 'genres',
    rules: { validate: (chosen) => chosen.length > 0 || t`Please choose at least one genre` },
  });
  const toggle = (genre: Genre, isChosen: boolean) =>
    field.onChange(isChosen ? [...field.value, genre] : field.value.filter((chosen) => chosen !== genre));
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) void pressEnds().then(field.onBlur);
  };
  return (
    <fieldset aria-describedby={id} aria-invalid={fieldState.invalid}>
      <Legend />
      <Flex wrap="wrap" gap="2" onBlur={leave}>
        {GENRES.map((genre, index) => (
          <GenreChip
            key={genre}
            ref={index === 0 ? field.ref : undefined}
            genre={genre}
            checked={field.value.includes(genre)}
            onToggle={toggle}
          />
        ))}
      </Flex>
      <Hint id={id} error={fieldState.error?.message} />
    </fieldset>
  );
}

const Legend = () => (
  <Text as="legend" textStyle="sm" fontWeight="medium" mb="1.5">
    <Trans>Genres</Trans>
    <Text as="span" color="fg.error" aria-hidden>
      {' *'}
    </Text>
  </Text>
);

type ChipProps = {
  ref: Ref<HTMLInputElement> | undefined;
  genre: Genre;
  checked: boolean;
  onToggle: (genre: Genre, isChosen: boolean) => void;
};

function GenreChip({ ref, genre, checked, onToggle }: ChipProps) {
  const { t } = useLingui();
  return (
    <Chip>
      <input
        type="checkbox"
        ref={ref}
        checked={checked}
        onChange={(event) => onToggle(genre, event.currentTarget.checked)}
      />
      {t(GENRE_LABELS[genre])}
    </Chip>
  );
}

const Hint = ({ id, error }: { id: string; error: string | undefined }) => (
  <Text id={id} mt="1.5" textStyle="xs" color={error ? 'fg.error' : 'fg.muted'}>
    {error ?? <Trans>The first genre you choose is shown on the book’s card.</Trans>}
  </Text>
);
