import { Textarea } from '@chakra-ui/react/textarea';
import { useLingui } from '@lingui/react/macro';
import { FormField } from '../../ui/form/FormField';
import { TextField } from '../../ui/form/TextField';
import type { FieldOf } from '../../ui/form/useServerForm';

type FieldName = 'companyName' | 'registrationNumber' | 'website' | 'description';

/** What a publisher may tell about the company. */
export function CompanyFields({ field }: { field: FieldOf<FieldName> }) {
  const { t } = useLingui();
  const { error, ...description } = field('description');
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
      <FormField label={t`Description`} helper={helper} error={error}>
        <Textarea rows={4} {...description} />
      </FormField>
    </>
  );
}
