import { useLingui } from '@lingui/react/macro';
import { TextAreaField } from '../../../shared/forms/TextAreaField';
import { TextField } from '../../../shared/forms/TextField';
import type { FieldOf } from '../../../shared/forms/fieldOf';

type FieldName = 'companyName' | 'registrationNumber' | 'website' | 'description';

/** Optional details of the company behind a publisher. */
export function CompanyFields({ field }: { field: FieldOf<FieldName> }) {
  const { t } = useLingui();
  const helper = t`Optional`;
  return (
    <>
      <TextField
        label={t`Company Name`}
        helper={helper}
        autoComplete="organization"
        {...field('companyName')}
      />
      <TextField label={t`Registration Number`} helper={helper} {...field('registrationNumber')} />
      <TextField
        label={t`Website`}
        helper={helper}
        type="url"
        inputMode="url"
        autoComplete="url"
        {...field('website')}
      />
      <TextAreaField label={t`Description`} helper={helper} {...field('description')} />
    </>
  );
}
