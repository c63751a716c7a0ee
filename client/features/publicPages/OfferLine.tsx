import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { LinkBox, LinkOverlay } from '@chakra-ui/react/link';
import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { useLingui } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import { BookCover } from '../../entities/book/BookCover';
import { BOOK_CONDITION_LABELS } from '../../entities/book/bookLabels';
import { DeliveryNote } from '../../entities/delivery/DeliveryNote';
import { OfferPrices } from '../../entities/book/OfferPrices';
import { paths } from '../../shared/navigation/paths';
import { ZOOMED } from '../../shared/theme/recipes';
import type { PublicOfferFragment } from './PublicPages.generated';

type Props = {
  offers: readonly PublicOfferFragment[];
  /** True on the page of a seller, to leave out the seller's name in each line. */
  ofOneSeller?: boolean;
};

/** Shows listings, each linked to its page. */
export function OfferLines({ offers, ofOneSeller = false }: Props) {
  return (
    <Stack as="ul" role="list" gap="3" listStyleType="none">
      {offers.map((offer) => (
        <OfferLine key={offer.id} offer={offer} seller={ofOneSeller ? null : offer.seller} />
      ))}
    </Stack>
  );
}

type LineProps = { offer: PublicOfferFragment; seller: PublicOfferFragment['seller'] | null };

function OfferLine({ offer, seller }: LineProps) {
  const { t } = useLingui();
  return (
    <LinkBox as="li" p="3" borderWidth="1px" borderRadius="l2" bg="bg.panel">
      <Flex gap="4" css={{ [ZOOMED]: { flexWrap: 'wrap' } }}>
        <Box width="14" flexShrink="0">
          <BookCover src={offer.cover.card} title="" />
        </Box>
        <Box minWidth="0" overflowWrap="anywhere">
          <LinkOverlay asChild fontWeight="semibold">
            <Link to={offer.publicPath ?? paths.book(offer.id)}>{offer.title}</Link>
          </LinkOverlay>
          <Text color="fg.muted" textStyle="sm">
            {offer.author}
          </Text>
          <Text>
            <OfferPrices price={offer.price} />
          </Text>
          <Text color="fg.muted" textStyle="sm">
            <DeliveryNote delivery={offer.delivery} />
          </Text>
          <Text color="fg.muted" textStyle="sm">
            {[t(BOOK_CONDITION_LABELS[offer.condition]), seller?.name, seller?.city]
              .filter(Boolean)
              .join(' · ')}
          </Text>
        </Box>
      </Flex>
    </LinkBox>
  );
}
