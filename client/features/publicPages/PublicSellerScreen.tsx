import { Heading } from '@chakra-ui/react/heading';
import { Text } from '@chakra-ui/react/text';
import { Trans, useLingui } from '@lingui/react/macro';
import { Navigate, useParams } from 'react-router-dom';
import { SellerRecord } from '../../entities/review/SellerRecord';
import { useSession } from '../../session/viewer/SessionProvider';
import { formatMonthOf } from '../../shared/i18n/formatDate';
import { paths } from '../../shared/navigation/paths';
import { failureMessage } from '../../shared/refusals/failureMessage';
import { ErrorAlert } from '../../shared/ui/ErrorAlert';
import { PageTitle } from '../../shared/ui/PageTitle';
import { RowsSkeleton } from '../../shared/ui/RowsSkeleton';
import { SellerReviews } from './LatestReviews';
import { NotHere } from './NotHere';
import { OfferLines } from './OfferLine';
import {
  usePublicSellerBooksQuery,
  usePublicSellerQuery,
  type PublicOfferFragment,
  type PublicSellerQuery,
} from './PublicPages.generated';
import { SellerScore } from './SellerScore';

/**
 * The screen at /s/:id/:slug: a seller for visitors. Viewers who are logged in are redirected to the seller's books.
 */
export default function PublicSellerScreen() {
  const { id = '' } = useParams();
  const { viewer } = useSession();
  return viewer ? <Navigate to={paths.booksOf(id)} replace /> : <PublicSeller key={id} id={id} />;
}

function PublicSeller({ id }: { id: string }) {
  const { t } = useLingui();
  const { data, error } = usePublicSellerQuery({ variables: { id } });
  if (error) return <ErrorAlert message={failureMessage(error, t`Failed to load book details`)} />;
  if (!data) return <RowsSkeleton count={4} />;
  return data.user ? <Offering seller={data.user} /> : <NotHere />;
}

/** Shows the seller's listings; NotHere if the seller has no listings. */
function Offering({ seller }: Pick<SellerProps, 'seller'>) {
  const { t } = useLingui();
  const { data, error } = usePublicSellerBooksQuery({ variables: { id: seller.id } });
  if (error) return <ErrorAlert message={failureMessage(error, t`Failed to load book details`)} />;
  if (!data) return <RowsSkeleton count={4} />;
  const offers = data.books.nodes;
  return offers.length > 0 ? <Seller seller={seller} offers={offers} /> : <NotHere />;
}

type SellerProps = {
  seller: NonNullable<PublicSellerQuery['user']>;
  offers: readonly PublicOfferFragment[];
};

function Seller({ seller, offers }: SellerProps) {
  const { name, city, memberSince, reputation, reviews } = seller;
  return (
    <>
      <PageTitle title={name} lead={<Trans>Member since {formatMonthOf(memberSince)}</Trans>} />
      {city && <Text color="fg.muted">{city}</Text>}
      <SellerScore seller={seller} />
      <SellerRecord reputation={reputation} />
      <SellerReviews list={reviews} />
      <Heading as="h2" size="xl" mt="8" mb="4">
        <Trans>Books</Trans>
      </Heading>
      <OfferLines offers={offers} ofOneSeller />
    </>
  );
}
