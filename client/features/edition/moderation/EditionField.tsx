import { Text } from '@chakra-ui/react/text';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useController, type Control } from 'react-hook-form';
import { TextField } from '../../../shared/forms/TextField';
import { AuthorAndIsbn } from './AuthorAndIsbn';
import type { JoinableEditionFragment } from './EditionModeration.generated';
import { Option, Options } from './Options';
import { useJoinable } from './useJoinable';

/** The form values of JoinDialog. */
export type JoinValues = { toEditionId: string; reason: string };

type Props = { edition: { id: string; title: string }; control: Control<JoinValues> };

/** Chooses the edition to join with, found by title, author, ISBN or link. */
export function EditionField({ edition, control }: Props) {
  const { t } = useLingui();
  const [text, setText] = useState(edition.title);
  const [chosen, choose] = useState<JoinableEditionFragment | null>(null);
  const { found, isSearching } = useJoinable(text, edition.id);
  const { field, fieldState } = useController({
    control,
    name: 'toEditionId',
    rules: { validate: (id) => id !== '' || t`Please choose an edition` },
  });
  // The chosen edition stays in the list during another search.
  const shown = chosen && !found.some(({ id }) => id === chosen.id) ? [chosen, ...found] : found;
  return (
    <>
      <TextField
        label={t`Find the other edition`}
        helper={t`Title, author or ISBN, or a link to the edition or to one of its offers`}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        enterKeyHint="search"
        onKeyDown={(event) => {
          // The search runs while typing, so Enter must not submit the form.
          if (event.key === 'Enter') event.preventDefault();
        }}
        {...(shown.length === 0 && { ref: field.ref, error: fieldState.error?.message })}
      />
      <Options legend={t`Edition to keep`} error={shown.length > 0 ? fieldState.error?.message : undefined}>
        {shown.map((each, index) => (
          <Option
            key={each.id}
            ref={index === 0 ? field.ref : undefined}
            type="radio"
            name={field.name}
            title={each.title}
            checked={field.value === each.id}
            onChange={() => {
              choose(each);
              field.onChange(each.id);
            }}
          >
            <About edition={each} />
          </Option>
        ))}
        <Text role="status" textStyle="sm" color="fg.muted">
          {!isSearching && shown.length === 0 && <Trans>No other edition found</Trans>}
        </Text>
      </Options>
    </>
  );
}

function About({ edition }: { edition: JoinableEditionFragment }) {
  return (
    <>
      <AuthorAndIsbn of={edition} />
      {edition.isbn && ' · '}
      <Plural value={edition.offerCount} one="# offer" other="# offers" />
    </>
  );
}
