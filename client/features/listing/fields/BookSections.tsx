import { Grid } from '@chakra-ui/react/grid';
import { Stack } from '@chakra-ui/react/stack';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Control, Path } from 'react-hook-form';
import type { FieldOf } from '../../../shared/forms/fieldOf';
import { AboutFields } from './AboutFields';
import { CoverField, type StandingCover } from './CoverField';
import { FormSection } from './FormSection';
import type { ListingValues } from './listing';
import { OfferFields } from './OfferFields';

type Props = {
  control: Control<ListingValues>;
  field: FieldOf<Path<ListingValues>>;
  /** The current cover of the listing. */
  cover?: StandingCover;
  photos: ReactNode;
};

/** All fields of a book: description, cover, photos and offer. */
export function BookSections({ control, field, cover, photos }: Props) {
  const { t } = useLingui();
  return (
    <Grid templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 18rem' }} gap="6" alignItems="start">
      <FormSection title={t`About the book`}>
        <AboutFields control={control} field={field} />
      </FormSection>
      <FormSection title={t`Cover`}>
        <CoverField control={control} standing={cover} />
      </FormSection>
      <Stack gap="6" gridColumn={{ lg: '1' }}>
        <FormSection title={t`Photos of your copy`}>{photos}</FormSection>
        <FormSection title={t`Your offer`}>
          <OfferFields control={control} field={field} />
        </FormSection>
      </Stack>
    </Grid>
  );
}
