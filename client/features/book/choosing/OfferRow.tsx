import { Flex } from '@chakra-ui/react/flex';
import { LinkBox, LinkOverlay } from '@chakra-ui/react/link';
import { Text } from '@chakra-ui/react/text';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import { BOOK_CONDITION_LABELS } from '../../../entities/book/bookLabels';
import type { EditionOfferFragment } from '../../../entities/book/EditionOffer.generated';
import { DeliveryNote } from '../../../entities/delivery/DeliveryNote';
import { OfferPrices } from '../../../entities/book/OfferPrices';
import { formatDate } from '../../../shared/i18n/formatDate';
import { paths } from '../../../shared/navigation/paths';
import { Stars } from '../../../shared/ui/Stars';

/** The minimum height of a row: two lines. */
export const ROW_HEIGHT = '4.5rem';

/** Shows the price and condition of another seller's offer, linked to the listing. */
export function OfferRow({ offer }: { offer: EditionOfferFragment }) {
  const { t } = useLingui();
  return (
    <LinkBox
      as="li"
      minHeight={ROW_HEIGHT}
      px="4"
      py="3"
      borderWidth="1px"
      borderRadius="l2"
      bg="bg.panel"
      _hover={{ borderColor: 'border.emphasized' }}
    >
      <Flex columnGap="4" wrap="wrap" justify="space-between">
        <LinkOverlay asChild fontWeight="semibold">
          <Link to={paths.book(offer.id)}>
            <OfferPrices price={offer.price} />
          </Link>
        </LinkOverlay>
        <Text>{t(BOOK_CONDITION_LABELS[offer.condition])}</Text>
      </Flex>
      <Flex columnGap="4" wrap="wrap" justify="space-between" textStyle="sm" color="fg.muted">
        <Seller seller={offer.seller} />
        <Text as="span">
          <DeliveryNote delivery={offer.delivery} />
        </Text>
        {offer.availableFrom && (
          <Text as="span">
            <Trans>Available from {formatDate(offer.availableFrom)}</Trans>
          </Text>
        )}
      </Flex>
    </LinkBox>
  );
}

function Seller({ seller }: Pick<EditionOfferFragment, 'seller'>) {
  return (
    <Flex as="span" columnGap="2" wrap="wrap" align="center" minWidth="0" overflowWrap="anywhere">
      {[seller.name, seller.city].filter(Boolean).join(' · ')}
      {seller.totalRatings > 0 && (
        <Flex as="span" gap="1.5" align="center">
          <Stars score={seller.readersScore} />
          <Plural value={seller.totalRatings} one="# rating" other="# ratings" />
        </Flex>
      )}
    </Flex>
  );
}
