import { LRUCache } from 'lru-cache';
import type { DataSource, EntityTarget, FindOptionsWhere, InsertQueryBuilder, ObjectLiteral } from 'typeorm';
import type { ColumnMetadata } from 'typeorm/metadata/ColumnMetadata.js';
import type { QueryDeepPartialEntity } from 'typeorm/query-builder/QueryPartialEntity.js';
import type { Statement } from './sql.js';

/**
 * Maximum number of rows for which the SQL text of an insertion is cached. The text of a larger insertion is rarely needed
 * again.
 */
const MOST_ROWS_CACHED = 5;
const MOST_TEXTS_CACHED = 500;

/** An entity, and the rows to insert into its table. */
export interface NewRows {
  entity: EntityTarget<ObjectLiteral>;
  rows: ObjectLiteral[];
}

/**
 * Returns rows for `insertTogether`. Lets the compiler check the columns, because the entity's type is known only
 * here.
 */
export function newRows<E extends ObjectLiteral>(
  entity: EntityTarget<E>,
  rows: QueryDeepPartialEntity<E>[],
): NewRows {
  return { entity, rows };
}

/** Conditions that select the rows to change. */
export type Where<E> = FindOptionsWhere<E>;

/** Builds the statements that insert, update and delete entities. TypeORM knows their tables and columns. */
export class EntityStatements {
  private readonly texts = new LRUCache<string, string>({ max: MOST_TEXTS_CACHED });

  constructor(private readonly dataSource: DataSource) {}

  /**
   * Returns the statement that inserts rows. The text is cached for each table and set of columns, because building it is slow.
   */
  insert(all: NewRows): Statement {
    if (all.rows.length > MOST_ROWS_CACHED) return written(this.insertion(all));
    return {
      text: this.textOf(this.keyOf(all), () => written(this.insertion(all)).text),
      values: this.valuesOf(all),
    };
  }

  private textOf(key: string, write: () => string): string {
    const text = this.texts.get(key) ?? write();
    this.texts.set(key, text);
    return text;
  }

  /** Returns a cache key: the name of the table and, for each row, a digit per column that is 1 if the row has the column. */
  private keyOf({ entity, rows }: NewRows): string {
    const { tableName, columns } = this.dataSource.getMetadata(entity);
    const given = (row: ObjectLiteral) => columns.map((column) => (isGiven(row, column) ? 1 : 0)).join('');
    return `${tableName} ${rows.map(given).join(' ')}`;
  }

  private valuesOf({ entity, rows }: NewRows): unknown[] {
    const { columns } = this.dataSource.getMetadata(entity);
    const { driver } = this.dataSource;
    return rows.flatMap((row) =>
      columns
        .filter((column) => isGiven(row, column))
        .map((column): unknown => driver.preparePersistentValue(row[column.propertyName], column)),
    );
  }

  /**
   * Returns a statement that inserts rows, skips rows that conflict with existing ones, and returns the ids of the inserted
   * rows.
   */
  insertNew({ entity, rows }: NewRows): Statement {
    return written(this.insertion({ entity, rows }).orIgnore().returning('id'));
  }

  /** Returns a single statement that inserts rows into several tables, to save round trips. */
  insertTogether(all: readonly NewRows[]): Statement {
    if (all.some(({ rows }) => rows.length > MOST_ROWS_CACHED))
      return together(all.map((each) => this.insert(each)));
    const key = all.map((each) => this.keyOf(each)).join(', ');
    const text = this.textOf(key, () => together(all.map((each) => this.insert(each))).text);
    return { text, values: all.flatMap((each) => this.valuesOf(each)) };
  }

  update<E extends ObjectLiteral>(
    entity: EntityTarget<E>,
    where: Where<E>,
    change: QueryDeepPartialEntity<E>,
  ): Statement {
    return written(this.dataSource.createQueryBuilder().update(entity).set(change).where(where));
  }

  delete<E extends ObjectLiteral>(entity: EntityTarget<E>, where: Where<E>): Statement {
    return written(this.dataSource.createQueryBuilder().delete().from(entity).where(where));
  }

  private insertion({ entity, rows }: NewRows): InsertQueryBuilder<ObjectLiteral> {
    return this.dataSource.createQueryBuilder().insert().into(entity).values(rows).updateEntity(false);
  }
}

function isGiven(row: ObjectLiteral, { propertyName }: ColumnMetadata): boolean {
  return row[propertyName] !== undefined;
}

/** Joins insertions into one statement. Their parameters are renumbered consecutively. */
function together(insertions: readonly Statement[]): Statement {
  const values: unknown[] = [];
  const parts = insertions.map(({ text, values: own }, index) => {
    const before = values.length;
    values.push(...own);
    return `part_${index} AS (${text.replace(/\$(\d+)/g, (_, number) => `$${Number(number) + before}`)})`;
  });
  return { text: `WITH ${parts.join(', ')} SELECT`, values };
}

function written(query: Pick<InsertQueryBuilder<ObjectLiteral>, 'getQueryAndParameters'>): Statement {
  const [text, values] = query.getQueryAndParameters();
  return { text, values };
}
