import { Button } from '@chakra-ui/react/button';
import { Grid } from '@chakra-ui/react/grid';
import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState, type Ref } from 'react';
import { flushSync } from 'react-dom';
import type { ViewerFragment } from '../../../session/viewer/Viewer.generated';
import { TextField } from '../../../shared/forms/TextField';
import { SuccessNote, useSuccessNote } from '../../../shared/ui/SuccessNote';
import { EditProfile } from './EditProfile';

/** Shows the data of the account. The phone number, the address and the UPI ID can be edited. */
export function ProfileForm({ viewer }: Props) {
  const { t } = useLingui();
  const note = useSuccessNote();
  const [isEditing, setIsEditing] = useState(false);
  const editButton = useRef<HTMLButtonElement>(null);
  const stop = () => {
    flushSync(() => setIsEditing(false));
    editButton.current?.focus();
  };
  const finish = () => {
    stop();
    note.show(t`Profile updated successfully!`);
  };
  return (
    <>
      <SuccessNote message={note.message} />
      <Grid gap="4">
        <Fixed viewer={viewer} />
        {isEditing ? (
          <EditProfile viewer={viewer} onSaved={finish} onCancel={stop} />
        ) : (
          <Contact viewer={viewer} editButton={editButton} onEdit={() => setIsEditing(true)} />
        )}
      </Grid>
    </>
  );
}

type Props = { viewer: ViewerFragment };

function Fixed({ viewer: { name, contact } }: Props) {
  const { t } = useLingui();
  return (
    <>
      <TextField label={t`Full Name`} value={name} readOnly helper={t`Name cannot be changed`} />
      <TextField label={t`Email`} value={contact?.email} readOnly helper={t`Email cannot be changed`} />
    </>
  );
}

type ContactProps = Props & { editButton: Ref<HTMLButtonElement>; onEdit: () => void };

function Contact({ viewer: { contact }, editButton, onEdit }: ContactProps) {
  const { t } = useLingui();
  return (
    <>
      <TextField label={t`Phone`} value={contact?.phone} readOnly />
      <TextField label={t`Address`} value={contact?.address} readOnly />
      <TextField
        label={t`UPI ID`}
        value={contact?.upiAddress ?? ''}
        readOnly
        helper={t`Shown to people who have to pay you`}
      />
      <Button ref={editButton} justifySelf="start" onClick={onEdit}>
        <Trans>Edit Profile</Trans>
      </Button>
    </>
  );
}
