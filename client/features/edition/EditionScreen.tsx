import { Button } from '@chakra-ui/react/button';
import { Trans, useLingui } from '@lingui/react/macro';
import { Navigate, useLocation, useParams } from 'react-router-dom';
import { BookNotFound } from '../../entities/book/BookNotFound';
import { UnreadValues } from '../../entities/search/UnreadValues';
import { failureMessage } from '../../shared/refusals/failureMessage';
import { paths } from '../../shared/navigation/paths';
import { ErrorAlert } from '../../shared/ui/ErrorAlert';
import { onDemand } from '../../shared/ui/onDemand';
import { EditionHead } from './EditionHead';
import { EditionSkeleton } from './EditionSkeleton';
import { Narrowing } from './Narrowing';
import { Offers } from './Offers';
import { useEdition } from './useEdition';
import { useNarrowing } from './useNarrowing';

const EditionModeration = onDemand(() => import('./moderation/EditionModeration'));

/** The screen at /editions/:id: compares the offers of an edition that match the filters in the URL. */
export default function EditionScreen() {
  const { t } = useLingui();
  const { id = '' } = useParams();
  const { search } = useLocation();
  const { filter, labels, all, order, setOrder } = useNarrowing();
  const { edition, isChanging, error, tryAgain, loadMore } = useEdition(id, filter, order || 'PRICE_ASC');
  const alert = error && (
    <ErrorAlert
      message={failureMessage(error, t`Failed to load the offers`)}
      action={
        <Button size="sm" variant="outline" colorPalette="red" onClick={tryAgain}>
          <Trans>Try again</Trans>
        </Button>
      }
    />
  );
  // The edition was joined into another edition, whose address replaces this one.
  if (edition && edition.id !== id) return <Navigate to={paths.edition(edition.id) + search} replace />;
  if (edition) {
    const { offers, offerCount, viewerCanModerate } = edition;
    const isNarrowed = filter !== undefined && offers.totalCount < offerCount;
    return (
      <EditionHead edition={edition}>
        {alert}
        <UnreadValues>
          {isNarrowed && <Narrowing matching={offers.totalCount} of={offerCount} labels={labels} all={all} />}
          {(!isNarrowed || offers.totalCount > 0) && (
            <Offers
              list={offers}
              order={order}
              onOrder={setOrder}
              isChanging={isChanging}
              onMore={loadMore}
            />
          )}
        </UnreadValues>
        {viewerCanModerate && <EditionModeration key={id} edition={edition} />}
      </EditionHead>
    );
  }
  if (alert) return alert;
  return edition === null ? <BookNotFound /> : <EditionSkeleton />;
}
