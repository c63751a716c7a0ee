import { Button } from '@chakra-ui/react/button';
import { Trans, useLingui } from '@lingui/react/macro';
import { SHORTEST_PUBLISHER_NAME } from '../../../shared/contract/limits.generated';
import { ErrorAlert } from '../../../shared/ui/ErrorAlert';
import type { FieldOf } from '../../../shared/forms/fieldOf';
import { Form } from '../../../shared/forms/Form';
import { NewPasswordFields } from '../../../shared/forms/NewPasswordFields';
import { TextField } from '../../../shared/forms/TextField';
import { useServerForm } from '../../../shared/forms/useServerForm';
import { ZipcodeField } from '../../../shared/forms/ZipcodeField';
import { AgreementNote } from './AgreementNote';
import { CompanyFields } from './CompanyFields';
import { EmailField } from '../forms/ContactFields';
import { useSignUpPublisherMutation } from './SignUpPublisher.generated';
import { useAgreement } from './useAgreement';
import { useSignIn } from '../forms/useSignIn';

const EMPTY = {
  email: '',
  password: '',
  confirmPassword: '',
  publisherName: '',
  officeContact: '',
  publicationAddress: '',
  zipcode: '',
  companyName: '',
  registrationNumber: '',
  description: '',
  website: '',
};

export function PublisherForm() {
  const { t } = useLingui();
  const [signUp] = useSignUpPublisherMutation();
  const { agreedPolicies, checked } = useAgreement();
  const { failure, submit, busy, field } = useServerForm({
    defaultValues: EMPTY,
    send: async (publisher: typeof EMPTY) => {
      const input = { ...publisher, agreedPolicies };
      return checked((await signUp({ variables: { input } })).data?.signUpPublisher);
    },
    onAccepted: useSignIn({ isNew: true }),
    fallback: t`Failed to create publisher account`,
  });
  return (
    <Form onSubmit={submit}>
      <ErrorAlert message={failure} />
      <EmailField field={field} />
      <NewPasswordFields field={field} />
      <OfficeFields field={field} />
      <ZipcodeField name="zipcode" field={field} />
      <CompanyFields field={field} />
      <AgreementNote policies={agreedPolicies} />
      <Button type="submit" size="lg" loading={busy} loadingText={t`Creating your account...`}>
        <Trans>Register</Trans>
      </Button>
    </Form>
  );
}

type OfficeProps = { field: FieldOf<'publisherName' | 'officeContact' | 'publicationAddress'> };

function OfficeFields({ field }: OfficeProps) {
  const { t } = useLingui();
  const tooShort = t`Publisher name must be at least 2 characters long`;
  const isLongEnough = (name: unknown) => String(name).trim().length >= SHORTEST_PUBLISHER_NAME || tooShort;
  return (
    <>
      <TextField
        label={t`Publisher Name`}
        autoComplete="organization"
        {...field('publisherName', { required: tooShort, validate: isLongEnough })}
      />
      <TextField
        label={t`Office Contact`}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        {...field('officeContact', { required: t`Office contact is required` })}
      />
      <TextField
        label={t`Publication Address`}
        autoComplete="street-address"
        {...field('publicationAddress', { required: t`Publication address is required` })}
      />
    </>
  );
}
