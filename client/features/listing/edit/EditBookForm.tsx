import { Button } from '@chakra-ui/react/button';
import { Flex } from '@chakra-ui/react/flex';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type SyntheticEvent } from 'react';
import type { Path } from 'react-hook-form';
import { Link, useNavigate } from 'react-router-dom';
import { paths } from '../../../shared/navigation/paths';
import { BookSections } from '../fields/BookSections';
import { ErrorAlert } from '../../../shared/ui/ErrorAlert';
import { Form } from '../../../shared/forms/Form';
import type { FieldOf } from '../../../shared/forms/fieldOf';
import { useServerForm } from '../../../shared/forms/useServerForm';
import { editInput, fieldsLeftOut, valuesOf, withCopiesOf } from './edit';
import { useEditBookMutation, type EditedBookFragment } from './EditBook.generated';
import type { ListingValues } from '../fields/listing';
import { StandingPhotos } from '../photos/StandingPhotos';
import { useListingPhotos, type ListingPhotos } from '../photos/useListingPhotos';
import { Unsaved } from '../draft/Unsaved';
import { useUnsaved } from '../draft/useUnsaved';

type Fields = FieldOf<Path<ListingValues>>;

/** Edits a listing with the same form that creates one. */
export function EditBookForm({ standing }: { standing: EditedBookFragment }) {
  const { t } = useLingui();
  const { book, form, failure, submit, busy, field, unsaved, cover, photos } = useEdit(standing);
  return (
    <Form onSubmit={submit} gap="6">
      <Unsaved {...unsaved.form} />
      <BookSections
        control={form.control}
        field={withoutLeftOut(field, book)}
        cover={cover}
        photos={<StandingPhotos listing={photos} />}
      />
      <ErrorAlert message={failure} />
      <Flex gap="3" wrap="wrap">
        <Button type="submit" size="xl" loading={busy} loadingText={t`Saving...`}>
          <Trans>Save Changes</Trans>
        </Button>
        <Button asChild size="xl" variant="ghost" colorPalette="gray">
          <Link to={paths.book(book.id)}>
            <Trans>Cancel</Trans>
          </Link>
        </Button>
      </Flex>
    </Form>
  );
}

function useEdit(standing: EditedBookFragment) {
  const { t } = useLingui();
  const navigate = useNavigate();
  // The listing as it was when the form was opened. If `standing` is reloaded, changes by others must not count as
  // the seller's.
  const [book, setBook] = useState(standing);
  const [beginning] = useState(() => valuesOf(standing));
  const { removeCover, cover } = useStandingCover(standing);
  const [editBook] = useEditBookMutation();
  const edit = useServerForm({
    defaultValues: beginning,
    send: async (values: ListingValues) => {
      const input = { ...editInput(book, values), ...(removeCover && { removeCover }) };
      const payload = (await editBook({ variables: { input } })).data?.editBook;
      if (payload) setBook(withCopiesOf(payload.userErrors, book));
      return payload;
    },
    onAccepted: () => {
      unsaved.forget();
      unsaved.allow();
      return navigate(paths.book(book.id));
    },
    fallback: t`The changes could not be saved`,
  });
  const photos = useListingPhotos(book.id, standing.photos, () => edit.form.setValue('cover', null));
  const unsaved = useUnsaved(edit.form, book.id, beginning, removeCover || photos.isUnsaved);
  return { ...edit, ...useAfterPhotos(edit, photos), book, unsaved, cover, photos };
}

/**
 * Returns a `submit` that saves the photos first. If a photo cannot be saved, the form is not sent, so that no photo
 * is lost.
 */
function useAfterPhotos(
  { submit, busy, failure }: Pick<ReturnType<typeof useServerForm>, 'submit' | 'busy' | 'failure'>,
  { saveAll, mustGo }: Pick<ListingPhotos, 'saveAll' | 'mustGo'>,
) {
  const { t } = useLingui();
  const [isWaiting, setIsWaiting] = useState(false);
  const [isMissing, setIsMissing] = useState(false);
  const submitAfter = async (event: SyntheticEvent) => {
    setIsMissing(false);
    setIsWaiting(true);
    const saved = await saveAll();
    setIsWaiting(false);
    if (saved) submit(event);
    else setIsMissing(true);
  };
  const missing = mustGo
    ? t`A photo cannot be saved. Please remove it from the form.`
    : t`Some photos are not saved. Try again, or remove them from the form.`;
  return {
    submit: (event: SyntheticEvent) => {
      event.preventDefault();
      if (!isWaiting) void submitAfter(event);
    },
    busy: busy || isWaiting,
    failure: isMissing ? missing : failure,
  };
}

/** Returns the listing's current cover until the seller removes it. `removeCover` is true after that. */
function useStandingCover({ cover }: EditedBookFragment) {
  const [removed, setRemoved] = useState<string | null>(null);
  const removeCover = removed === cover.detail;
  const onRemove = cover.drawn ? undefined : () => setRemoved(cover.detail);
  return { removeCover, cover: removeCover ? undefined : { src: cover.detail, onRemove } };
}

/** Returns a `field` that makes a required field optional if the listing has never had a value for it. */
function withoutLeftOut(field: Fields, book: EditedBookFragment): Fields {
  const leftOut: string[] = fieldsLeftOut(book);
  return (name, rules) => field(name, leftOut.includes(name) ? { ...rules, required: undefined } : rules);
}
