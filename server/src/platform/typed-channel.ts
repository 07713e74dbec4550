import { channel, subscribe, unsubscribe } from 'node:diagnostics_channel';

/** Where one part of this process tells of what it does, whoever listens: so no domain knows of figures. */
interface TypedChannel<Message> {
  publish(message: Message): void;
  /** @returns how to stop listening. */
  listen(listener: (message: Message) => void): () => void;
}

/** @param name of this channel alone. */
export function typedChannel<Message>(name: string): TypedChannel<Message> {
  const told = channel(name);
  return {
    publish: (message) => told.publish(message),
    listen: (listener) => {
      // Only `publish` above writes there.
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion
      const heard = (message: unknown): void => listener(message as Message);
      subscribe(name, heard);
      return () => void unsubscribe(name, heard);
    },
  };
}
