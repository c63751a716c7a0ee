import { Tabs } from '@chakra-ui/react/tabs';
import { Trans, useLingui } from '@lingui/react/macro';
import { useSession } from '../../session/viewer/SessionProvider';
import { PageTitle } from '../../shared/ui/PageTitle';
import { onDemand } from '../../shared/ui/onDemand';
import { BookForm } from './BookForm';

const BulkUpload = onDemand(() => import('./upload/BulkUpload'));

/** The screen at /rent-book: lists one book or, for publishers, a file of books. */
export default function ListingScreen() {
  const { t } = useLingui();
  const { isPublisher } = useSession();
  return (
    <>
      <PageTitle title={t`Add Books`} />
      {isPublisher ? <PublisherTabs /> : <BookForm />}
    </>
  );
}

function PublisherTabs() {
  return (
    <Tabs.Root defaultValue="single" size="lg">
      <Tabs.List>
        <Tabs.Trigger value="single">
          <Trans>Single Book</Trans>
        </Tabs.Trigger>
        <Tabs.Trigger value="bulk">
          <Trans>Bulk Upload</Trans>
        </Tabs.Trigger>
      </Tabs.List>
      <Tabs.Content value="single">
        <BookForm />
      </Tabs.Content>
      <Tabs.Content value="bulk">
        <BulkUpload />
      </Tabs.Content>
    </Tabs.Root>
  );
}
