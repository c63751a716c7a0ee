import { Button } from '@chakra-ui/react/button';
import { Grid } from '@chakra-ui/react/grid';
import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../shared/navigation/paths';
import { ErrorAlert } from '../../shared/ui/ErrorAlert';
import { Form } from '../../shared/forms/Form';
import { useServerForm } from '../../shared/forms/useServerForm';
import { AboutFields } from './fields/AboutFields';
import { CoverField } from './fields/CoverField';
import { FormSection } from './fields/FormSection';
import { useListBookMutation } from './ListBook.generated';
import { listingInput, NEW_LISTING, type ListingValues } from './fields/listing';
import { OfferFields } from './fields/OfferFields';
import { Unsaved } from './draft/Unsaved';
import { useListingKey } from './useListingKey';
import { useUnsaved } from './draft/useUnsaved';

/** Offers one book. */
export function BookForm() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const [listBook] = useListBookMutation();
  const keyOf = useListingKey();
  const { form, failure, submit, busy, field } = useServerForm({
    defaultValues: NEW_LISTING,
    send: async (values: ListingValues) =>
      (await listBook({ variables: { input: { ...listingInput(values), idempotencyKey: keyOf(values) } } }))
        .data?.listBook,
    onAccepted: async ({ book }) => {
      unsaved.forget();
      if (book) await navigate(paths.book(book.id));
    },
    fallback: t`Error adding book`,
  });
  const unsaved = useUnsaved(form, 'listing', NEW_LISTING);
  return (
    <Form onSubmit={submit} gap="6">
      <Unsaved {...unsaved} />
      <Grid templateColumns={{ base: '1fr', lg: 'minmax(0, 1fr) 18rem' }} gap="6" alignItems="start">
        <FormSection title={t`The book`}>
          <AboutFields control={form.control} field={field} />
        </FormSection>
        <FormSection title={t`Cover`}>
          <CoverField control={form.control} />
        </FormSection>
        <FormSection title={t`Your offer`}>
          <OfferFields control={form.control} field={field} />
        </FormSection>
      </Grid>
      <ErrorAlert message={failure} />
      <Button type="submit" size="xl" justifySelf="start" loading={busy} loadingText={t`Listing...`}>
        <Trans>List Book</Trans>
      </Button>
    </Form>
  );
}
