import { Field, ObjectType, registerEnumType } from 'type-graphql';
import { ERRORS, type ErrorCode } from '../../domain/shared/errors.js';

/** The codes as a GraphQL enum: each code stands for itself. */
export const ErrorCodeEnum = Object.fromEntries(Object.keys(ERRORS).map((code) => [code, code])) as {
  [Code in ErrorCode]: Code;
};

registerEnumType(ErrorCodeEnum, {
  name: 'ErrorCode',
  description: 'Every way in which Panna says no. The description of a code is its English text.',
  valuesConfig: Object.fromEntries(
    Object.entries(ERRORS).map(([code, description]) => [code, { description }]),
  ),
});

@ObjectType('UserErrorValue', { description: 'A value that the text of an error speaks of.' })
export class UserErrorValueType {
  @Field(() => String, { description: 'The name of the value in the text of the error, such as `max`.' })
  name!: string;

  @Field(() => String, { description: 'The value.' })
  value!: string;
}

@ObjectType('UserError', { description: 'Something that the caller can put right. Nothing was changed.' })
export class UserErrorType {
  @Field(() => ErrorCodeEnum, { description: 'What is wrong, for programs and for translation.' })
  code!: ErrorCode;

  @Field(() => String, { description: 'What is wrong and what to do, in English.' })
  message!: string;

  @Field(() => [String], {
    nullable: true,
    description: 'The path of the input field; null when no field is to blame.',
  })
  field!: string[] | null;

  @Field(() => [UserErrorValueType], { description: 'The values that the text speaks of.' })
  values!: UserErrorValueType[];
}
