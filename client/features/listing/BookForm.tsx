import { Button } from '@chakra-ui/react/button';
import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../shared/navigation/paths';
import { BookSections } from './fields/BookSections';
import { ErrorAlert } from '../../shared/ui/ErrorAlert';
import { Form } from '../../shared/forms/Form';
import { useServerForm } from '../../shared/forms/useServerForm';
import { useListBookMutation } from './ListBook.generated';
import { listingInput, NEW_LISTING, type ListingValues } from './fields/listing';
import { Unsaved } from './draft/Unsaved';
import { useListingKey } from './useListingKey';
import { useUnsaved } from './draft/useUnsaved';

/** Offers one book. */
export function BookForm() {
  const { t } = useLingui();
  const { form, failure, submit, busy, field, unsaved } = useNewListing();
  return (
    <Form onSubmit={submit} gap="6">
      <Unsaved {...unsaved} />
      <BookSections control={form.control} field={field} />
      <ErrorAlert message={failure} />
      <Button type="submit" size="xl" justifySelf="start" loading={busy} loadingText={t`Listing...`}>
        <Trans>List Book</Trans>
      </Button>
    </Form>
  );
}

function useNewListing() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const [listBook] = useListBookMutation();
  const keyOf = useListingKey();
  const listing = useServerForm({
    defaultValues: NEW_LISTING,
    send: async (values: ListingValues) => {
      const input = { ...listingInput(values), idempotencyKey: keyOf(values) };
      return (await listBook({ variables: { input } })).data?.listBook;
    },
    onAccepted: async ({ book }) => {
      unsaved.forget();
      if (book) await navigate(paths.book(book.id));
    },
    fallback: t`Error adding book`,
  });
  const unsaved = useUnsaved(listing.form, 'listing', NEW_LISTING);
  return { ...listing, unsaved };
}
