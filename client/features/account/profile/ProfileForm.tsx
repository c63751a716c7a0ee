import { Button } from '@chakra-ui/react/button';
import { Grid } from '@chakra-ui/react/grid';
import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { ViewerFragment } from '../../../session/viewer/Viewer.generated';
import { TextField } from '../../../shared/forms/TextField';
import { SuccessNote, useSuccessNote } from '../../../shared/ui/SuccessNote';
import { EditProfile } from './EditProfile';

/** A person's data; phone and address can be edited. */
export function ProfileForm({ viewer }: { viewer: ViewerFragment }) {
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
        <TextField label={t`Full Name`} value={viewer.name} readOnly helper={t`Name cannot be changed`} />
        <TextField
          label={t`Email`}
          value={viewer.contact?.email}
          readOnly
          helper={t`Email cannot be changed`}
        />
        {isEditing ? (
          <EditProfile viewer={viewer} onSaved={finish} onCancel={stop} />
        ) : (
          <>
            <TextField label={t`Phone`} value={viewer.contact?.phone} readOnly />
            <TextField label={t`Address`} value={viewer.contact?.address} readOnly />
            <Button ref={editButton} justifySelf="start" onClick={() => setIsEditing(true)}>
              <Trans>Edit Profile</Trans>
            </Button>
          </>
        )}
      </Grid>
    </>
  );
}
