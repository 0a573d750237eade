/** An answer that comes when the test lets it. */
export function hold<Result>(answer: () => Result) {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  return {
    release: () => release(),
    call: async (): Promise<Result> => {
      await held;
      return answer();
    },
  };
}
