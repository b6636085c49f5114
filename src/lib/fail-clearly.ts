/** Ends a command with the message alone: a stack helps nobody who mistyped a setting or a text. */
export const failClearly = (error: unknown): never => {
  console.error(error instanceof Error ? `\n${error.message}\n` : error);
  process.exit(1);
};
