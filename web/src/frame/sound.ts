/** The four sounds of a table: wooden, dry, shorter than 200 ms, made here. */
export type Sound = 'card' | 'coin' | 'turn' | 'end';

let audio: AudioContext | null = null;

/** A knock: a tone that falls a little and is gone. */
function knock(context: AudioContext, at: number, pitch: number, length: number, loud: number, shape: OscillatorType): void {
  const tone = context.createOscillator();
  const volume = context.createGain();
  tone.type = shape;
  tone.frequency.setValueAtTime(pitch, at);
  tone.frequency.exponentialRampToValueAtTime(pitch * 0.7, at + length);
  volume.gain.setValueAtTime(loud, at);
  volume.gain.exponentialRampToValueAtTime(0.0001, at + length);
  tone.connect(volume).connect(context.destination);
  tone.start(at);
  tone.stop(at + length);
}

/** The rustle of paper: noise through a narrow gap. */
function rustle(context: AudioContext, at: number, length: number, loud: number): void {
  const samples = Math.ceil(context.sampleRate * length);
  const buffer = context.createBuffer(1, samples, context.sampleRate);
  const data = buffer.getChannelData(0);
  for (let index = 0; index < samples; index += 1) data[index] = (Math.random() * 2 - 1) * (1 - index / samples) ** 2;
  const noise = context.createBufferSource();
  const gap = context.createBiquadFilter();
  const volume = context.createGain();
  noise.buffer = buffer;
  gap.type = 'bandpass';
  gap.frequency.value = 2200;
  volume.gain.value = loud;
  noise.connect(gap).connect(volume).connect(context.destination);
  noise.start(at);
}

export function play(sound: Sound): void {
  if (typeof AudioContext === 'undefined') return;
  audio ??= new AudioContext();
  // A browser that has not been touched yet stays silent.
  if (audio.state === 'suspended') void audio.resume().catch(() => undefined);
  const now = audio.currentTime;
  switch (sound) {
    case 'card':
      rustle(audio, now, 0.07, 0.25);
      return knock(audio, now + 0.02, 170, 0.06, 0.12, 'sine');
    case 'coin':
      knock(audio, now, 1500, 0.05, 0.05, 'triangle');
      return knock(audio, now + 0.05, 1900, 0.09, 0.05, 'triangle');
    case 'turn':
      knock(audio, now, 420, 0.08, 0.16, 'triangle');
      return knock(audio, now + 0.09, 560, 0.1, 0.16, 'triangle');
    case 'end':
      knock(audio, now, 330, 0.09, 0.16, 'triangle');
      return knock(audio, now + 0.08, 220, 0.11, 0.16, 'triangle');
  }
}
