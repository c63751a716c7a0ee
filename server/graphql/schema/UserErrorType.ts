import { Field, ObjectType, registerEnumType } from 'type-graphql';
import { ERRORS, type ErrorCode } from '../../domain/shared/errors.js';
import { messagePattern } from '../../domain/shared/messageText.js';

/** The error codes as a TypeScript enum. Each value equals its name. */
const ErrorCodeEnum = Object.fromEntries(Object.keys(ERRORS).map((code) => [code, code])) as {
  [Code in ErrorCode]: Code;
};

const REPLACED = 'No longer returned: see FORBIDDEN, which names the missing ability in its value `ability`.';

/**
 * True for deprecated codes, which name a missing role. FORBIDDEN, which names the missing ability, has replaced them.
 */
const isReplaced = (code: string) => code === 'ADMINISTRATORS_ONLY' || code === 'PUBLISHERS_ONLY';

registerEnumType(ErrorCodeEnum, {
  name: 'ErrorCode',
  description: 'The reasons for refusing a request. The description of each code is its English message.',
  valuesConfig: Object.fromEntries(
    Object.values(ErrorCodeEnum).map((code) => [
      code,
      { description: messagePattern(code), ...(isReplaced(code) && { deprecationReason: REPLACED }) },
    ]),
  ),
});

@ObjectType('UserErrorValue', { description: 'A value that appears in the message of an error.' })
export class UserErrorValueType {
  @Field(() => String, { description: 'The placeholder in the message, such as `max`.' })
  name!: string;

  @Field(() => String, { description: 'The value to insert, as text, such as `3` or `Godan`.' })
  value!: string;
}

@ObjectType('UserError', { description: 'A reason why a request was refused. Nothing was changed.' })
export class UserErrorType {
  @Field(() => ErrorCodeEnum, {
    description: 'The reason as a code, for use by programs and for translation.',
  })
  code!: ErrorCode;

  @Field(() => String, { description: 'The reason in English, with advice on what to do.' })
  message!: string;

  @Field(() => [String], {
    nullable: true,
    description: 'The path of the input field that caused the refusal; null if no single field did.',
  })
  field!: string[] | null;

  @Field(() => [UserErrorValueType], { description: 'The values that appear in the message.' })
  values!: UserErrorValueType[];
}
