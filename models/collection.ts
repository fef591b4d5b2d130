import type {
  AnyObject,
  ApplyBasicCreateCasting,
  DeepPartial,
  Model,
  PipelineStage,
  QueryFilter,
  Require_id,
  UpdateQuery,
  UpdateWithAggregationPipeline,
} from 'mongoose';
import { Tx } from './connection.ts';
import { readFrom, type ReadAge } from './read-age.ts';
import { readLimit } from './time-limit.ts';

/** Rows of another collection that a pipeline returns as well. */
export interface ReadAlong<Row> {
  from: string;
  pipeline: Exclude<PipelineStage, PipelineStage.Merge | PipelineStage.Out>[];
  /** Only its type matters. */
  row?: Row;
}

interface InTx {
  tx?: Tx | undefined;
}

/** A row before mongoose casts its ids and fills its defaults. */
type NewRow<Row> = DeepPartial<ApplyBasicCreateCasting<Require_id<Row>>>;

type Update<Row> = UpdateQuery<Row> | UpdateWithAggregationPipeline;

type OptionalField<Row> = { [Field in keyof Row]-?: undefined extends Row[Field] ? Field : never }[keyof Row];

interface ReadOptions<Row, Field extends keyof Row> extends InTx {
  /** Reads exactly these fields. */
  fields?: readonly (Field & string)[];
  /** Reads all fields but these. */
  without?: readonly (OptionalField<Row> & string)[];
  /** Also reads these fields, which the model leaves out of a read. */
  hidden?: readonly (OptionalField<Row> & string)[];
  sort?: Record<string, 1 | -1>;
  /** Reads survive an election; within a transaction it has no effect. */
  maxAge?: ReadAge;
  /** Reads only what every transaction that starts afterwards sees too. */
  isConfirmed?: boolean;
}

interface ListOptions<Row, Field extends keyof Row> extends ReadOptions<Row, Field> {
  limit?: number;
  skip?: number;
  /** The index to use, where the planner would have to guess. */
  hint?: Record<string, 1 | -1>;
  collation?: { locale: string; strength: number };
}

interface UpdateOptions extends InTx {
  upsert?: boolean;
  hint?: Record<string, 1 | -1>;
  arrayFilters?: Record<string, unknown>[];
}

interface FindAndUpdateOptions extends UpdateOptions {
  sort?: Record<string, 1 | -1>;
  /** The state to return: after the update, unless asked otherwise. */
  returnDocument?: 'before' | 'after';
}

const toReadOptions = <Row, Field extends keyof Row>({
  fields,
  without,
  hidden,
  tx,
  maxAge,
  isConfirmed,
  ...options
}: ListOptions<Row, Field>) => {
  const shown: [string, 0 | 1][] | undefined =
    fields?.map((field) => [field, 1]) ?? without?.map((field) => [field, 0]);
  const projection = shown && Object.fromEntries<0 | 1>(shown);
  if (projection && fields && !('_id' in projection)) projection['_id'] = 0;
  return {
    projection: projection ?? hidden?.map((field) => `+${field}`).join(' '),
    options: {
      ...readLimit(),
      ...options,
      ...(maxAge && !tx && readFrom(maxAge)),
      ...(isConfirmed && !tx && { readConcern: { level: 'majority' as const } }),
      ...Tx.session(tx),
    },
  };
};

const toWriteOptions = <Options extends InTx>(update: object, { tx, ...options }: Options) => ({
  ...options,
  ...(Array.isArray(update) && { updatePipeline: true }),
  ...Tx.session(tx),
});

/** The queries of one collection. Mongoose casts and checks them; they return plain rows. */
export class Collection<Row> {
  readonly #model: Model<Row>;

  constructor(model: Model<Row>) {
    this.#model = model;
  }

  /** The driver's collection, which neither casts nor checks. */
  get driver() {
    return this.#model.collection;
  }

  find<Field extends keyof Row = keyof Row>(
    filter: QueryFilter<Row>,
    query: ListOptions<Row, Field> = {},
  ): Promise<Pick<Row, Field>[]> {
    const { projection, options } = toReadOptions(query);
    return this.#model.find(filter, projection, options).lean<Pick<Row, Field>[]>().exec();
  }

  findOne<Field extends keyof Row = keyof Row>(
    filter: QueryFilter<Row>,
    query: ReadOptions<Row, Field> = {},
  ): Promise<Pick<Row, Field> | null> {
    const { projection, options } = toReadOptions(query);
    return this.#model.findOne(filter, projection, options).lean<Pick<Row, Field>>().exec();
  }

  findById<Field extends keyof Row = keyof Row>(
    id: unknown,
    query: ReadOptions<Row, Field> = {},
  ): Promise<Pick<Row, Field> | null> {
    const { projection, options } = toReadOptions(query);
    return this.#model.findById(id, projection, options).lean<Pick<Row, Field>>().exec();
  }

  async exists(filter: QueryFilter<Row>, { tx }: InTx = {}): Promise<boolean> {
    return (
      (await this.#model
        .findOne(filter, { _id: 1 }, { ...readLimit(), ...Tx.session(tx) })
        .lean()
        .exec()) !== null
    );
  }

  countDocuments(
    filter: QueryFilter<Row>,
    { tx, ...options }: InTx & { limit?: number } = {},
  ): Promise<number> {
    return this.#model.countDocuments(filter, { ...readLimit(), ...options, ...Tx.session(tx) }).exec();
  }

  distinct<Field extends keyof Row & string>(field: Field, filter: QueryFilter<Row>) {
    return this.#model.distinct(field, filter, readLimit()).exec();
  }

  /** Mongoose casts nothing in a pipeline, so it goes to the driver as it is. */
  async aggregate<Result extends AnyObject>(pipeline: PipelineStage[], { tx }: InTx = {}): Promise<Result[]> {
    const options = { ...readLimit(), ...Tx.session(tx) };
    return this.#model.collection.aggregate<Result>(pipeline, options).toArray();
  }

  /** The row with the defaults that inserting it would fill in. */
  toRow(row: NewRow<Row>): Row {
    return new this.#model(row).toObject();
  }

  async insert(row: NewRow<Row>, { tx }: InTx = {}): Promise<Row> {
    const [stored] = await this.#model.create([row], Tx.session(tx));
    if (!stored) throw new Error('The row was not stored.');
    return stored.toObject();
  }

  async insertMany(
    rows: readonly NewRow<Row>[],
    { tx, ...options }: InTx & { lean?: boolean; ordered?: boolean } = {},
  ): Promise<void> {
    await this.#model.insertMany([...rows], { ...options, ...Tx.session(tx) });
  }

  updateOne(filter: QueryFilter<Row>, update: Update<Row>, options: UpdateOptions = {}) {
    return this.#model.updateOne(filter, update, toWriteOptions(update, options)).exec();
  }

  updateMany(filter: QueryFilter<Row>, update: Update<Row>, options: UpdateOptions = {}) {
    return this.#model.updateMany(filter, update, toWriteOptions(update, options)).exec();
  }

  findOneAndUpdate(
    filter: QueryFilter<Row>,
    update: Update<Row>,
    options: FindAndUpdateOptions = {},
  ): Promise<Row | null> {
    return this.#model
      .findOneAndUpdate(filter, update, { returnDocument: 'after', ...toWriteOptions(update, options) })
      .lean<Row>()
      .exec();
  }

  findOneAndDelete(filter: QueryFilter<Row>, { tx }: InTx = {}): Promise<Row | null> {
    return this.#model.findOneAndDelete(filter, Tx.session(tx)).lean<Row>().exec();
  }

  deleteOne(filter: QueryFilter<Row>, { tx }: InTx = {}) {
    return this.#model.deleteOne(filter, Tx.session(tx)).exec();
  }

  deleteMany(filter: QueryFilter<Row>, { tx }: InTx = {}) {
    return this.#model.deleteMany(filter, Tx.session(tx)).exec();
  }

  bulkWrite(
    writes: Parameters<Model<Row>['bulkWrite']>[0],
    { tx, ...options }: InTx & { ordered?: boolean } = {},
  ) {
    return this.#model.bulkWrite(writes, { ...options, ...Tx.session(tx) });
  }
}
