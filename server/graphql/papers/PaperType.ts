import { Field, ObjectType, registerEnumType } from 'type-graphql';
import { PaperKind } from '../../domain/papers/paper.js';
import type { Paper } from '../../usecases/papers/paper.js';
import { connectionOf } from '../schema/connection.js';
import { MoneyType } from '../schema/MoneyType.js';
import { NodeType } from '../schema/NodeType.js';
import { DateTimeScalar } from '../schema/scalars.js';

registerEnumType(PaperKind, {
  name: 'PaperKind',
  description: 'The kind of a numbered document, which depends on its issuer and on GST.',
  valuesConfig: {
    BILL_OF_SUPPLY: { description: 'The bill of a seller that charges no GST.' },
    INVOICE: { description: 'The bill of a seller that charges GST.' },
    CREDIT_NOTE: { description: 'The seller’s credit note for a refund after a bill.' },
    COMMISSION_INVOICE: { description: 'The operator’s invoice for the commission.' },
    COMMISSION_CREDIT_NOTE: { description: 'The operator’s credit note for commission that was given back.' },
  },
});

@ObjectType('Paper', {
  implements: NodeType,
  simpleResolvers: true,
  description: 'A numbered document, such as a bill or a credit note. Once issued, it never changes.',
})
export class PaperType extends NodeType implements Paper {
  @Field(() => PaperKind, { description: 'The kind of document, such as a bill or a credit note.' })
  kind!: PaperKind;

  @Field(() => String, {
    description: 'The number, such as `B/26-27/0001`: consecutive for each issuer, kind and financial year.',
  })
  number!: string;

  @Field(() => MoneyType, {
    description: 'The amount that the document charges or credits, including taxes.',
  })
  amount!: MoneyType;

  @Field(() => DateTimeScalar, { description: 'When the document was issued.' })
  issuedAt!: Date;

  @Field(() => String, {
    nullable: true,
    description:
      'The last month for which the document includes commission, such as `2026-11`; null for documents ' +
      'of sellers.',
  })
  period!: string | null;

  @Field(() => String, { description: 'The path of the PDF file.' })
  url!: string;
}

export const PaperConnection = connectionOf<Paper>('Paper', () => PaperType);
