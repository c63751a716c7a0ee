import { Button } from '@chakra-ui/react/button';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../shared/navigation/paths';
import { BookSections } from './fields/BookSections';
import { ErrorAlert } from '../../shared/ui/ErrorAlert';
import { Form } from '../../shared/forms/Form';
import { useUploads, type Uploads } from '../../entities/photo/useUploads';
import { useServerForm } from '../../shared/forms/useServerForm';
import { useListBookMutation } from './ListBook.generated';
import { listingInput, NEW_LISTING, type ListingValues } from './fields/listing';
import { ChosenPhotos } from './photos/ChosenPhotos';
import { ListedPhotos } from './photos/ListedPhotos';
import { useAddPhoto } from './photos/useAddPhoto';
import { Unsaved } from './draft/Unsaved';
import { useListingKey } from './useListingKey';
import { useUnsaved } from './draft/useUnsaved';

export function BookForm() {
  const { t } = useLingui();
  const { form, failure, submit, busy, field, unsaved, photos } = useNewListing();
  const { listed, uploads } = photos;
  if (listed && uploads.uploads.length > 0) {
    const { leave, onStay } = unsaved.form;
    const ways = { onRetry: photos.retry, onGoOn: unsaved.allow, leave, onStay };
    return <ListedPhotos bookId={listed} uploads={uploads} {...ways} />;
  }
  return (
    <Form onSubmit={submit} gap="6">
      <Unsaved {...unsaved.form} />
      <BookSections
        control={form.control}
        field={field}
        photos={
          <ChosenPhotos
            uploads={uploads}
            onCover={(cover) => form.setValue('cover', cover, { shouldDirty: true, shouldValidate: true })}
          />
        }
      />
      <ErrorAlert message={failure} />
      <Button type="submit" size="xl" justifySelf="start" loading={busy} loadingText={t`Listing...`}>
        <Trans>List Book</Trans>
      </Button>
    </Form>
  );
}

function useNewListing() {
  const { t } = useLingui();
  const [listBook] = useListBookMutation();
  const keyOf = useListingKey();
  const photos = useFollowingPhotos();
  const listing = useServerForm({
    defaultValues: NEW_LISTING,
    send: async (values: ListingValues) => {
      const input = { ...listingInput(values), idempotencyKey: keyOf(values) };
      return (await listBook({ variables: { input } })).data?.listBook;
    },
    onAccepted: ({ book }) => {
      unsaved.forget();
      if (book) photos.follow(book.id);
    },
    fallback: t`Error adding book`,
  });
  const unsaved = useUnsaved(listing.form, 'listing', NEW_LISTING, photos.uploads.uploads.length > 0);
  useOpening(photos, unsaved.allow);
  return { ...listing, unsaved, photos };
}

/** Manages the photos of a new listing, which are uploaded after the listing is created. */
function useFollowingPhotos() {
  const uploads = useUploads();
  const addTo = useAddPhoto();
  const [listed, setListed] = useState<string | null>(null);
  return {
    uploads,
    listed,
    follow(bookId: string) {
      setListed(bookId);
      void uploads.send(addTo(bookId));
    },
    retry: (only?: Uploads['uploads'][number]) => void (listed && uploads.send(addTo(listed), only)),
  };
}

/** Opens the page of the listing once all photos are uploaded, unless the seller has left the form. */
function useOpening({ listed, uploads }: ReturnType<typeof useFollowingPhotos>, allow: () => void) {
  const navigate = useNavigate();
  const open = useEffectEvent((bookId: string) => {
    allow();
    void navigate(paths.book(bookId));
  });
  const left = uploads.uploads.length;
  useEffect(() => {
    if (listed !== null && left === 0) open(listed);
  }, [listed, left]);
}
