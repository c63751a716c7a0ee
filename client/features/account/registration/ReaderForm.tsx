import { Button } from '@chakra-ui/react/button';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import type { SignUpReaderInput } from '../../../shared/contract/schema.generated';
import { ErrorAlert } from '../../../shared/ui/ErrorAlert';
import { Form } from '../../../shared/forms/Form';
import { TextField } from '../../../shared/forms/TextField';
import { useServerForm } from '../../../shared/forms/useServerForm';
import { NewPasswordFields } from '../../../shared/forms/NewPasswordFields';
import { ZipcodeField } from '../../../shared/forms/ZipcodeField';
import { AgreementNote } from './AgreementNote';
import { useAgreement } from './useAgreement';
import { AddressField, EmailField, PhoneField } from '../forms/ContactFields';
import { useSignUpReaderMutation } from './SignUpReader.generated';
import { useSignIn } from '../forms/useSignIn';

const EMPTY = { name: '', email: '', password: '', confirmPassword: '', phone: '', address: '', zipcode: '' };

export function ReaderForm() {
  const { t } = useLingui();
  const [signUp] = useSignUpReaderMutation();
  const { agreedPolicies, checked } = useAgreement();
  const { form, failure, submit, busy, field } = useServerForm({
    defaultValues: EMPTY,
    send: async (person: SignUpReaderInput) => {
      const input = { ...person, agreedPolicies };
      return checked((await signUp({ variables: { input } })).data?.signUpReader);
    },
    onAccepted: useSignIn({ isNew: true }),
    fallback: t`Failed to create account`,
  });
  const { setFocus } = form;
  // The button that opened this form had the focus and is gone, so the focus moves to the first field.
  useEffect(() => setFocus('name'), [setFocus]);
  return (
    <Form onSubmit={submit}>
      <ErrorAlert message={failure} />
      <TextField
        label={t`Full Name`}
        autoComplete="name"
        {...field('name', { required: t`Full name is required` })}
      />
      <EmailField field={field} />
      <NewPasswordFields field={field} />
      <PhoneField field={field} />
      <AddressField field={field} />
      <ZipcodeField name="zipcode" field={field} missing={t`Zipcode is required`} enterKeyHint="go" />
      <AgreementNote policies={agreedPolicies} />
      <Button type="submit" size="lg" loading={busy} loadingText={t`Creating your account...`}>
        <Trans>Sign Up</Trans>
      </Button>
    </Form>
  );
}
