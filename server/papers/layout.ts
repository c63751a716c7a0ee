/** A row of a table. The first cell may have a second text in small type. */
export interface Row {
  cells: readonly string[];
  detail?: string | null;
}

/** A column of a table: its heading, and its share of the width. All but the first are aligned to the right. */
export interface Column {
  heading: string;
  width: number;
}

export interface Table {
  heading?: string;
  columns: readonly Column[];
  rows: AsyncIterable<Row> | Iterable<Row>;
}

/** A block of lines with a heading, such as an address. */
export interface Block {
  heading: string;
  lines: readonly string[];
}

/** A picture below the tables: a JPEG file, and the lines under it. */
export interface Picture {
  image: Buffer;
  lines: readonly string[];
}

/** Pictures with a heading. */
export interface Gallery {
  heading: string;
  pictures: readonly Picture[];
}

/** An amount below the tables. */
export interface Total {
  label: string;
  amount: string;
  isBold?: boolean;
}

/** The contents of a document, from top to bottom. */
export interface Layout {
  title: string;
  /** The second part of the document's name, such as its number. Every page after the first repeats the name. */
  subtitle: string;
  facts: readonly (readonly [label: string, value: string])[];
  blocks: readonly Block[];
  tables: readonly Table[];
  galleries?: readonly Gallery[];
  /** Called after all rows are drawn, because some totals are known only then. */
  totals(): readonly Total[];
  notes: readonly string[];
}
