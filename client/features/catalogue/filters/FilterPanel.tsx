import { Stack } from '@chakra-ui/react/stack';
import { useLingui } from '@lingui/react/macro';
import { BOOK_CONDITION_LABELS, GENRE_LABELS, LISTING_TYPE_LABELS } from '../../../entities/book/bookLabels';
import { languageName } from '../../../entities/book/bookLanguages';
import { useSession } from '../../../session/viewer/SessionProvider';
import type {
  BookCondition,
  BookLanguage,
  Genre,
  ListingType,
} from '../../../shared/contract/schema.generated';
import { Choices } from './Choices';
import { useBookFacetsQuery, type BookFacetsQuery } from './Facets.generated';
import { bookFilter, type Narrowed } from '../../../entities/search/narrowed';
import { PlaceField } from './PlaceField';
import { RangeFields } from './RangeFields';
import { WhenFields } from './WhenFields';

type Props = { narrowed: Narrowed; narrow: (choice: Partial<Narrowed>) => void };
type Facets = BookFacetsQuery['editions']['facets'];
type PartProps = Props & { facets: Facets | undefined };

/** All filters for a book list, with the number of matching books for each choice. */
export function FilterPanel(props: Props) {
  const { isPublisher } = useSession();
  const { data, previousData } = useBookFacetsQuery({
    variables: { filter: bookFilter(props.narrowed) },
    fetchPolicy: 'cache-and-network',
  });
  const facets = (data ?? previousData)?.editions.facets;
  return (
    <Stack gap="6">
      <WhatFields {...props} facets={facets} />
      {!isPublisher && <PriceFields {...props} />}
      <StateFields {...props} facets={facets} />
      <WhenFields {...props} />
      <PlaceField value={props.narrowed.pinCode} onChange={(pinCode) => props.narrow({ pinCode })} />
    </Stack>
  );
}

function WhatFields({ narrowed, narrow, facets }: PartProps) {
  const { t } = useLingui();
  const types = Object.entries(LISTING_TYPE_LABELS) as [
    ListingType,
    (typeof LISTING_TYPE_LABELS)[ListingType],
  ][];
  const genres = Object.entries(GENRE_LABELS) as [Genre, (typeof GENRE_LABELS)[Genre]][];
  return (
    <>
      <Choices
        label={t`Type`}
        any={t`All Types`}
        choices={types.map(([type, label]) => [type, t(label)])}
        counts={facets?.listingTypes}
        value={narrowed.listingType}
        onChoose={(listingType) => narrow({ listingType })}
      />
      <Choices
        label={t`Genre`}
        any={t`All Genres`}
        choices={genres.map(([genre, label]) => [genre, t(label)])}
        counts={facets?.genres}
        value={narrowed.genre}
        onChoose={(genre) => narrow({ genre })}
      />
    </>
  );
}

function PriceFields({ narrowed, narrow }: Props) {
  const { t } = useLingui();
  return (
    <>
      <RangeFields
        label={t`Price to buy`}
        from={narrowed.salePriceFrom}
        to={narrowed.salePriceTo}
        onChange={(salePriceFrom, salePriceTo) => narrow({ salePriceFrom, salePriceTo })}
      />
      <RangeFields
        label={t`Monthly rent`}
        from={narrowed.rentFrom}
        to={narrowed.rentTo}
        onChange={(rentFrom, rentTo) => narrow({ rentFrom, rentTo })}
      />
    </>
  );
}

function StateFields({ narrowed, narrow, facets }: PartProps) {
  const { t, i18n } = useLingui();
  const nameOf = (language: BookLanguage) => languageName(language, i18n.locale, t`Other language`);
  const conditions = (Object.keys(BOOK_CONDITION_LABELS) as BookCondition[]).filter(
    (condition) => condition !== 'ACCEPTABLE',
  );
  const labelOf = (condition: BookCondition) => {
    const least = t(BOOK_CONDITION_LABELS[condition]);
    return condition === 'NEW' ? least : t`${least} or better`;
  };
  return (
    <>
      <Choices
        label={t`Language`}
        any={t`All languages`}
        choices={languagesOf(facets, narrowed).map((language) => [language, nameOf(language)])}
        counts={facets?.languages}
        value={narrowed.language}
        onChoose={(language) => narrow({ language })}
      />
      <Choices
        label={t`Condition`}
        any={t`Any condition`}
        choices={conditions.map((condition) => [condition, labelOf(condition)])}
        counts={facets?.conditions}
        value={narrowed.condition === 'ACCEPTABLE' ? '' : narrowed.condition}
        onChoose={(condition) => narrow({ condition })}
      />
    </>
  );
}

/** Returns the languages that have books, most books first. Always includes the chosen language. */
function languagesOf(facets: Facets | undefined, { language }: Narrowed): BookLanguage[] {
  const known = facets?.languages.map(({ choice }) => choice) ?? [];
  return language && !known.includes(language) ? [language, ...known] : known;
}
