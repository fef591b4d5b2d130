import { database } from '#models/connection.ts';

/** In which collections a text stands, whatever the field; the bytes of files are not looked into. */
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
