import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Grid } from '@chakra-ui/react/grid';
import { Heading } from '@chakra-ui/react/heading';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import {
  BOOK_BINDING_LABELS,
  BOOK_CONDITION_LABELS,
  GENRE_LABELS,
  LISTING_TYPE_LABELS,
} from '../../../entities/book/bookLabels';
import { languageName } from '../../../entities/book/bookLanguages';
import { CONDITION_MEANINGS } from '../../../entities/book/conditionMeanings';
import { formatDate } from '../../../shared/i18n/formatDate';
import { AllowedMonths } from '../../../entities/rental/AllowedMonths';
import { Money } from '../../../entities/money/Money';
import { Stars } from '../../../shared/ui/Stars';
import type { BookDetailFragment } from './Book.generated';

/** Shows the details of a book and the terms of the offer. */
export function BookFacts({ book }: { book: BookDetailFragment }) {
  const { t, i18n } = useLingui();
  const { lease } = book.price;
  const genres = book.genres.map((genre) => t(GENRE_LABELS[genre]));
  return (
    <Box as="section" mt="10">
      <Heading as="h2" size="xl" mb="4">
        <Trans>Details</Trans>
      </Heading>
      <Grid as="dl" templateColumns={{ base: '1fr', sm: 'repeat(2, minmax(0, 1fr))' }} columnGap="10">
        <Fact term={t`ISBN`}>{book.isbn}</Fact>
        <Fact term={t`Genre`}>{genres.join(', ')}</Fact>
        <Fact term={t`Condition`} note={t(CONDITION_MEANINGS[book.condition])}>
          {t(BOOK_CONDITION_LABELS[book.condition])}
        </Fact>
        <Fact term={t`Language`}>
          {book.language && languageName(book.language, i18n.locale, t`Other language`)}
        </Fact>
        <Fact term={t`Binding`}>{book.binding && t(BOOK_BINDING_LABELS[book.binding])}</Fact>
        <Fact term={t`Pages`}>{book.pages && i18n.number(book.pages)}</Fact>
        <Fact term={t`Weight`}>{book.weightGrams && <Trans>{i18n.number(book.weightGrams)} g</Trans>}</Fact>
        <Fact term={t`Published by`}>{book.publishedBy}</Fact>
        <Fact term={t`Year of publication`}>{book.publishedIn}</Fact>
        <Fact term={t`Listed On`}>{formatDate(book.listedAt)}</Fact>
        <Fact term={t`Uploaded By`}>
          <Seller seller={book.seller} />
        </Fact>
        <Fact term={t`Listing Type`}>{t(LISTING_TYPE_LABELS[book.listingType])}</Fact>
        <Fact term={t`Lease Duration`}>{lease && <AllowedMonths lease={lease} />}</Fact>
        <Fact term={t`Security Deposit`}>{lease && <Money value={lease.deposit} />}</Fact>
        <Fact term={t`Copies per Order`}>
          {book.copies.total > 1 ? <Trans>At most {book.mostCopiesPerOrder}</Trans> : null}
        </Fact>
        <Fact term={t`Condition Details`} wide>
          {book.conditionDescription}
        </Fact>
        <Fact term={t`Lease Terms`} wide>
          {book.leaseTerms}
        </Fact>
      </Grid>
    </Box>
  );
}

type FactProps = { term: string; wide?: boolean; note?: string; children: ReactNode };

/** One line of the details. Renders nothing if the value is unknown. */
function Fact({ term, wide = false, note, children }: FactProps) {
  if (children === null) return null;
  return (
    <Box py="3" borderTopWidth="1px" gridColumn={wide ? '1 / -1' : undefined}>
      <Box as="dt" textStyle="sm" color="fg.muted">
        {term}
      </Box>
      <Box as="dd" m="0" whiteSpace="pre-line" overflowWrap="anywhere">
        {children}
      </Box>
      {note && (
        <Box as="dd" m="0" textStyle="sm" color="fg.muted">
          {note}
        </Box>
      )}
    </Box>
  );
}

function Seller({ seller }: { seller: BookDetailFragment['seller'] }) {
  return (
    <Flex columnGap="3" wrap="wrap" align="center">
      {seller.name}
      {seller.totalRatings > 0 && (
        <Flex as="span" gap="1.5" align="center" textStyle="sm" color="fg.muted">
          <Stars score={seller.readersScore} />
          <Plural value={seller.totalRatings} one="# rating" other="# ratings" />
        </Flex>
      )}
    </Flex>
  );
}
