import { Button } from '@chakra-ui/react/button';
import { Flex } from '@chakra-ui/react/flex';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { UpdateProfileInput } from '../../apollo/schema.generated';
import type { ViewerFragment } from '../../session/Viewer.generated';
import { ErrorAlert } from '../../ui/ErrorAlert';
import { Form } from '../../ui/form/Form';
import { TextField } from '../../ui/form/TextField';
import { useServerForm } from '../../ui/form/useServerForm';
import { SuccessNote, useSuccessNote } from '../../ui/SuccessNote';
import { useUpdateProfileMutation } from './UpdateProfile.generated';

/** A person's data; phone and address can be edited. */
export function ProfileForm({ viewer }: { viewer: ViewerFragment }) {
  const { t } = useLingui();
  const [isEditing, setIsEditing] = useState(false);
  const note = useSuccessNote();
  const [updateProfile] = useUpdateProfileMutation();
  const saved = { phone: viewer.contact?.phone ?? '', address: viewer.contact?.address ?? '' };
  const { form, failure, submit, busy, field } = useServerForm({
    defaultValues: saved,
    send: async (input: UpdateProfileInput) =>
      (await updateProfile({ variables: { input } })).data?.updateProfile,
    onAccepted: () => {
      setIsEditing(false);
      note.show(t`Profile updated successfully!`);
    },
    fallback: t`Failed to update profile`,
  });
  const stop = () => {
    form.reset(saved);
    setIsEditing(false);
  };
  return (
    <Form onSubmit={submit}>
      <SuccessNote message={note.message} />
      <ErrorAlert message={failure} />
      <TextField label={t`Full Name`} value={viewer.name} readOnly helper={t`Name cannot be changed`} />
      <TextField
        label={t`Email`}
        value={viewer.contact?.email}
        readOnly
        helper={t`Email cannot be changed`}
      />
      <TextField
        label={t`Phone`}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        {...field('phone', { required: t`Phone is required` })}
        required={isEditing}
        readOnly={!isEditing}
      />
      <TextField
        label={t`Address`}
        autoComplete="street-address"
        {...field('address', { required: t`Address is required` })}
        required={isEditing}
        readOnly={!isEditing}
      />
      <Flex gap="3" wrap="wrap">
        {isEditing ? (
          <>
            <Button type="submit" loading={busy}>
              <Trans>Save Changes</Trans>
            </Button>
            <Button variant="outline" colorPalette="gray" onClick={stop}>
              <Trans>Cancel</Trans>
            </Button>
          </>
        ) : (
          // Without a key of its own it would turn into the submit button under the click.
          <Button key="edit" onClick={() => setIsEditing(true)}>
            <Trans>Edit Profile</Trans>
          </Button>
        )}
      </Flex>
    </Form>
  );
}
