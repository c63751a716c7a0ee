import { Button } from '@chakra-ui/react/button';
import { Flex } from '@chakra-ui/react/flex';
import { Grid } from '@chakra-ui/react/grid';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { Path } from 'react-hook-form';
import { Link, useNavigate } from 'react-router-dom';
import { paths } from '../../../shared/navigation/paths';
import { ErrorAlert } from '../../../shared/ui/ErrorAlert';
import { Form } from '../../../shared/forms/Form';
import type { FieldOf } from '../../../shared/forms/fieldOf';
import { useServerForm } from '../../../shared/forms/useServerForm';
import { AboutFields } from '../fields/AboutFields';
import { CoverField } from '../fields/CoverField';
import { editInput, fieldsLeftOut, valuesOf, withCopiesOf } from './edit';
import { useEditBookMutation, type EditedBookFragment } from './EditBook.generated';
import { FormSection } from '../fields/FormSection';
import type { ListingValues } from '../fields/listing';
import { OfferFields } from '../fields/OfferFields';
import { Unsaved } from '../draft/Unsaved';
import { useUnsaved } from '../draft/useUnsaved';

/** Changes a listing: the fields of the form in which it was offered, filled in. */
export function EditBookForm({ standing }: { standing: EditedBookFragment }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  // What the person began with: the book may be read again meanwhile, and what others changed is not theirs.
  const [book, setBook] = useState(standing);
  const [beginning] = useState(() => valuesOf(standing));
  const [removeCover, setRemoveCover] = useState(false);
  const [editBook] = useEditBookMutation();
  const { form, failure, submit, busy, field } = useServerForm({
    defaultValues: beginning,
    send: async (values: ListingValues) => {
      const input = { ...editInput(book, values), ...(removeCover && { removeCover }) };
      const payload = (await editBook({ variables: { input } })).data?.editBook;
      if (payload) setBook(withCopiesOf(payload.userErrors, book));
      return payload;
    },
    onAccepted: () => {
      unsaved.forget();
      return navigate(paths.book(book.id));
    },
    fallback: t`The changes could not be saved`,
  });
  const unsaved = useUnsaved(form, book.id, beginning, removeCover);
  const leftOut: string[] = fieldsLeftOut(book);
  const fieldOf: FieldOf<Path<ListingValues>> = (name, rules) =>
    field(name, leftOut.includes(name) ? { ...rules, required: undefined } : rules);
  const removePhoto = book.cover.drawn ? undefined : () => setRemoveCover(true);
  return (
    <Form onSubmit={submit} gap="6">
      <Unsaved {...unsaved} />
      <Grid templateColumns={{ base: '1fr', lg: 'minmax(0, 1fr) 18rem' }} gap="6" alignItems="start">
        <FormSection title={t`The book`}>
          <AboutFields control={form.control} field={fieldOf} />
        </FormSection>
        <FormSection title={t`Cover`}>
          <CoverField
            control={form.control}
            standing={removeCover ? undefined : { src: book.cover.detail, onRemove: removePhoto }}
          />
        </FormSection>
        <FormSection title={t`Your offer`}>
          <OfferFields control={form.control} field={fieldOf} />
        </FormSection>
      </Grid>
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
