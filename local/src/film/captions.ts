/** A sentence of the film, and when it is shown; ms. */
export interface Caption {
  from: number;
  text: string;
}

const two = (value: number) => String(value).padStart(2, '0');

function timestamp(ms: number): string {
  const whole = Math.round(ms);
  const seconds = Math.floor(whole / 1000);
  const rest = String(whole % 1000).padStart(3, '0');
  return `${two(Math.floor(seconds / 3600))}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}.${rest}`;
}

/** The captions as WebVTT (https://www.w3.org/TR/webvtt1/): each is shown until the next one, the last until `end`. */
export function webVtt(captions: readonly Caption[], end: number): string {
  const cues = captions.map(({ from, text }, i) => {
    const to = captions[i + 1]?.from ?? end;
    return `${timestamp(from)} --> ${timestamp(to)}\n${text}\n`;
  });
  return ['WEBVTT\n', ...cues].join('\n');
}
