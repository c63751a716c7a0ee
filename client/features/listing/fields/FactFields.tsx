import { useLingui } from '@lingui/react/macro';
import type { Path } from 'react-hook-form';
import { BOOK_BINDING_LABELS } from '../../../entities/book/bookLabels';
import { languageNames } from '../../../entities/book/bookLanguages';
import type { FieldOf } from '../../../shared/forms/fieldOf';
import { SelectField } from '../../../shared/forms/SelectField';
import { TextField } from '../../../shared/forms/TextField';
import { FieldRow } from './FieldRow';
import type { ListingValues } from './listing';

const NUMBER = { type: 'number', inputMode: 'numeric', autoComplete: 'off' } as const;

/** The optional fields about the printed book, such as language, binding and number of pages. */
export function FactFields({ field }: { field: FieldOf<Path<ListingValues>> }) {
  const { t, i18n } = useLingui();
  return (
    <>
      <FieldRow>
        <SelectField
          label={t`Language of the book`}
          choices={{ '': t`Not specified`, ...languageNames(i18n.locale, t`Other language`) }}
          {...field('language')}
        />
        <SelectField
          label={t`Binding`}
          choices={{ '': t`Not specified`, ...BOOK_BINDING_LABELS }}
          {...field('binding')}
        />
      </FieldRow>
      <FieldRow>
        <TextField label={t`Published by`} {...field('publishedBy')} />
        <TextField
          label={t`Year of publication`}
          helper={t`As printed on the copyright page`}
          {...NUMBER}
          {...field('publishedIn')}
        />
      </FieldRow>
      <FieldRow>
        <TextField label={t`Pages`} {...NUMBER} min={1} {...field('pages')} />
        <TextField
          label={t`Weight of a copy (grams)`}
          helper={t`For delivery charges; estimated from binding and pages if left empty`}
          {...NUMBER}
          min={1}
          {...field('weightGrams')}
        />
      </FieldRow>
    </>
  );
}
