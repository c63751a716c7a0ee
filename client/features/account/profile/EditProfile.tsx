import { Button } from '@chakra-ui/react/button';
import { Flex } from '@chakra-ui/react/flex';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import type { UpdateProfileInput } from '../../../shared/contract/schema.generated';
import type { ViewerFragment } from '../../../session/viewer/Viewer.generated';
import { ErrorAlert } from '../../../shared/ui/ErrorAlert';
import { Form } from '../../../shared/forms/Form';
import { TextField } from '../../../shared/forms/TextField';
import { useServerForm } from '../../../shared/forms/useServerForm';
import { AddressField, PhoneField } from '../forms/ContactFields';
import { useUpdateProfileMutation } from './UpdateProfile.generated';

type Props = { viewer: ViewerFragment; onSaved: () => void; onCancel: () => void };

/** Edits the phone number, the address and the UPI ID. The fields start with the saved values. */
export function EditProfile({ viewer, onSaved, onCancel }: Props) {
  const { t } = useLingui();
  const [updateProfile] = useUpdateProfileMutation();
  const { form, failure, submit, busy, field } = useServerForm({
    defaultValues: {
      phone: viewer.contact?.phone ?? '',
      address: viewer.contact?.address ?? '',
      upiAddress: viewer.contact?.upiAddress ?? '',
    },
    send: async (input: UpdateProfileInput) =>
      (await updateProfile({ variables: { input } })).data?.updateProfile,
    onAccepted: onSaved,
    fallback: t`Failed to update profile`,
  });
  const { setFocus } = form;
  useEffect(() => setFocus('phone'), [setFocus]);
  return (
    <Form onSubmit={submit}>
      <ErrorAlert message={failure} />
      <PhoneField field={field} />
      <AddressField field={field} />
      <TextField
        label={t`UPI ID`}
        helper={t`Such as asha@okbank. Shown to people who have to pay you.`}
        autoCapitalize="none"
        autoComplete="off"
        {...field('upiAddress')}
        enterKeyHint="done"
      />
      <Flex gap="3" wrap="wrap">
        <Button type="submit" loading={busy}>
          <Trans>Save Changes</Trans>
        </Button>
        <Button variant="outline" colorPalette="gray" disabled={busy} onClick={onCancel}>
          <Trans>Cancel</Trans>
        </Button>
      </Flex>
    </Form>
  );
}
