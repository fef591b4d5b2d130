import { database } from '#models/connection.ts';

/** The collections containing a text in any field; file contents are not searched. */
export const findInDatabase = async (text: string): Promise<string[]> => {
  const collections = await database().collections();
  const found = await Promise.all(
    collections.map(async (collection) => {
      const rows = collection.collectionName === 'stored.chunks' ? [] : await collection.find({}).toArray();
      return JSON.stringify(rows).toLowerCase().includes(text.toLowerCase())
        ? [collection.collectionName]
        : [];
    }),
  );
  return found.flat();
};
