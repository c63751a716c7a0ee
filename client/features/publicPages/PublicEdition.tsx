import { Heading } from '@chakra-ui/react/heading';
import { Text } from '@chakra-ui/react/text';
import { Trans, useLingui } from '@lingui/react/macro';
import { paths } from '../../shared/navigation/paths';
import { failureMessage } from '../../shared/refusals/failureMessage';
import { ErrorAlert } from '../../shared/ui/ErrorAlert';
import { PageTitle } from '../../shared/ui/PageTitle';
import { RowsSkeleton } from '../../shared/ui/RowsSkeleton';
import { BookReviews } from './LatestReviews';
import { LogInToBuy } from './LogInToBuy';
import { NotHere } from './NotHere';
import { OfferLines } from './OfferLine';
import { usePublicEditionQuery } from './PublicPages.generated';

/** Shows an edition and its offers, cheapest first. */
export function PublicEdition({ id }: { id: string }) {
  const { t } = useLingui();
  const { data, error } = usePublicEditionQuery({ variables: { id } });
  if (error) return <ErrorAlert message={failureMessage(error, t`Failed to load book details`)} />;
  if (!data) return <RowsSkeleton count={4} />;
  const { edition } = data;
  if (!edition || edition.offers.nodes.length === 0) return <NotHere />;
  return (
    <>
      <PageTitle title={edition.title} lead={<Trans>by {edition.author}</Trans>} />
      {edition.isbn && (
        <Text color="fg.muted">
          <Trans>ISBN</Trans> {edition.isbn}
        </Text>
      )}
      <LogInToBuy to={paths.edition(id)} />
      <Heading as="h2" size="xl" mt="8" mb="4">
        <Trans>Offers</Trans>
      </Heading>
      <OfferLines offers={edition.offers.nodes} />
      <BookReviews edition={edition} />
    </>
  );
}
