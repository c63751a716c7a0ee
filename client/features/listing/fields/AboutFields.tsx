import { useLingui } from '@lingui/react/macro';
import type { Control, Path } from 'react-hook-form';
import { BOOK_CONDITION_LABELS } from '../../../entities/book/bookLabels';
import { toIsbn13 } from '../../../shared/contract/isbn.generated';
import {
  DEFAULT_MOST_COPIES_PER_ORDER,
  MOST_COPIES,
  MOST_OF_A_LINE,
} from '../../../shared/contract/limits.generated';
import { SelectField } from '../../../shared/forms/SelectField';
import { TextAreaField } from '../../../shared/forms/TextAreaField';
import { TextField } from '../../../shared/forms/TextField';
import type { FieldOf } from '../../../shared/forms/fieldOf';
import { FactFields } from './FactFields';
import { FieldRow } from './FieldRow';
import { GenresField } from './GenresField';
import { isWholeNumber } from '../../../shared/forms/wholeNumber';
import type { ListingValues } from './listing';

type Props = { control: Control<ListingValues>; field: FieldOf<Path<ListingValues>> };

/** The fields about the book and its condition. */
export function AboutFields({ control, field }: Props) {
  const { t } = useLingui();
  return (
    <>
      <TextField label={t`Book Title`} {...field('title', { required: t`Book title is required` })} />
      <FieldRow>
        <TextField label={t`Author`} {...field('author', { required: t`Author is required` })} />
        <IsbnField field={field} />
      </FieldRow>
      <TextAreaField label={t`Description`} {...field('description')} />
      <GenresField control={control} />
      <FactFields field={field} />
      <FieldRow>
        <SelectField
          label={t`Condition`}
          placeholder={t`Choose`}
          choices={BOOK_CONDITION_LABELS}
          {...field('condition', { required: t`Please choose the condition of the book` })}
        />
        <CopiesField field={field} />
      </FieldRow>
      <CopiesPerOrderField field={field} />
    </>
  );
}

type FieldProps = Pick<Props, 'field'>;

function IsbnField({ field }: FieldProps) {
  const { t } = useLingui();
  const validate = (isbn: unknown) =>
    isEmptyOrIsbn(String(isbn)) || t`Please enter a valid ISBN (10 or 13 digits)`;
  return (
    <TextField
      label={t`ISBN`}
      helper={t`10 or 13 digits, with or without hyphens`}
      autoComplete="off"
      spellCheck={false}
      {...field('isbn', { required: t`ISBN is required`, validate })}
    />
  );
}

const NUMBER = { type: 'number', inputMode: 'numeric' } as const;

function CopiesField({ field }: FieldProps) {
  const { t } = useLingui();
  const validate = (copies: unknown) =>
    (isWholeNumber(copies) && Number(copies) <= MOST_COPIES) ||
    t`The number of copies must be a whole number from 0 to 1,000,000`;
  return (
    <TextField
      label={t`Copies`}
      helper={t`Number of copies you have`}
      {...NUMBER}
      min={0}
      {...field('copies', { required: t`This field is required`, validate })}
    />
  );
}

function CopiesPerOrderField({ field }: FieldProps) {
  const { t } = useLingui();
  const validate = (copies: unknown) =>
    mayBeOrdered(copies) || t`The limit per order must be 1 to 1,000 copies`;
  return (
    <TextField
      label={t`Copies per Order`}
      helper={t`Maximum copies in one order; ${DEFAULT_MOST_COPIES_PER_ORDER} if left empty`}
      {...NUMBER}
      min={1}
      {...field('mostCopiesPerOrder', { validate })}
    />
  );
}

/** True if the text is empty or a valid ISBN. A separate rule checks whether it may be empty. */
const isEmptyOrIsbn = (typed: string): boolean => typed.trim() === '' || toIsbn13(typed) !== null;

/** True if the text is empty, which means the default, or is a number within the limits. */
function mayBeOrdered(copies: unknown): boolean {
  if (copies === '') return true;
  return isWholeNumber(copies) && Number(copies) >= 1 && Number(copies) <= MOST_OF_A_LINE;
}
