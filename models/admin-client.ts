import mongoose from 'mongoose';

export type AdminClient = mongoose.mongo.MongoClient;

interface AdminClientOptions {
  uri: string;
  /** Shows in the server's list of connections. */
  name: string;
}

/** A connection to a server as such, for scripts that look after it rather than its data. */
export const openAdminClient = ({ uri, name }: AdminClientOptions): Promise<AdminClient> =>
  new mongoose.mongo.MongoClient(uri, {
    appName: name,
    serverSelectionTimeoutMS: 3000,
    minPoolSize: 1,
  }).connect();
