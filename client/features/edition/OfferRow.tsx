import { Button } from '@chakra-ui/react/button';
import { chakra } from '@chakra-ui/react/styled-system';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import { BOOK_CONDITION_LABELS } from '../../entities/book/bookLabels';
import { CONDITION_MEANINGS } from '../../entities/book/conditionMeanings';
import type { EditionOfferFragment } from '../../entities/book/EditionOffer.generated';
import { DeliveryNote } from '../../entities/delivery/DeliveryNote';
import { ApproximatePrice } from '../../entities/money/ApproximatePrice';
import { Money } from '../../entities/money/Money';
import type { MoneyPartsFragment } from '../../entities/money/MoneyParts.generated';
import { formatDate } from '../../shared/i18n/formatDate';
import { paths } from '../../shared/navigation/paths';
import { Stars } from '../../shared/ui/Stars';
import { Cell, Labelled, Row } from './offersTable';

const Note = chakra('span', { base: { display: 'block', textStyle: 'sm', color: 'fg.muted' } });

/** Shows an offer with seller, delivery charge, price, condition and availability, linked to the listing. */
export function OfferRow({ offer }: { offer: EditionOfferFragment }) {
  const { t } = useLingui();
  const { id, seller, price, condition, delivery } = offer;
  return (
    <Row role="row">
      <Labelled label={t`Seller`}>
        <Seller seller={seller} />
        <Note>
          <DeliveryNote delivery={delivery} />
        </Note>
      </Labelled>
      <Labelled label={t`Price to buy`}>
        <Price value={price.sale} />
      </Labelled>
      <Labelled label={t`Monthly rent`}>
        <Price value={price.lease?.perMonth} />
      </Labelled>
      <Labelled label={t`Condition`}>
        {t(BOOK_CONDITION_LABELS[condition])}
        <Note>{t(CONDITION_MEANINGS[condition])}</Note>
      </Labelled>
      <Labelled label={t`Available from`}>
        <Free offer={offer} />
      </Labelled>
      <Cell role="cell">
        <Button
          asChild
          size={{ base: 'md', lg: 'sm' }}
          variant="outline"
          width={{ base: 'full', lg: 'auto' }}
        >
          <Link to={paths.book(id)} aria-label={t`See the offer of ${seller.name}`}>
            <Trans>See the offer</Trans>
          </Link>
        </Button>
      </Cell>
    </Row>
  );
}

function Seller({ seller }: Pick<EditionOfferFragment, 'seller'>) {
  return (
    <>
      <chakra.span overflowWrap="anywhere">{seller.name}</chakra.span>
      {seller.city && <Note>{seller.city}</Note>}
      {seller.totalRatings > 0 && (
        <Note>
          <Stars score={seller.readersScore} />{' '}
          <chakra.span whiteSpace="nowrap">
            <Plural value={seller.totalRatings} one="# rating" other="# ratings" />
          </chakra.span>
        </Note>
      )}
    </>
  );
}

function Price({ value }: { value: MoneyPartsFragment | null | undefined }) {
  const { t } = useLingui();
  if (!value) return <chakra.span color="fg.muted">{t`Not offered`}</chakra.span>;
  return (
    <chakra.span fontWeight="semibold" fontVariantNumeric="tabular-nums">
      <chakra.span whiteSpace="nowrap">
        <Money value={value} />
      </chakra.span>
      <ApproximatePrice value={value} />
    </chakra.span>
  );
}

function Free({ offer: { status, availableFrom } }: { offer: EditionOfferFragment }) {
  if (status === 'AVAILABLE') return <Trans>Now</Trans>;
  if (availableFrom) return formatDate(availableFrom);
  return <Trans>Not known yet</Trans>;
}
