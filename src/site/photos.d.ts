/**
 * The imports that build/photos/plugin.ts resolves: photographs, cropped for their use. `?focus=50,20&portrait` also
 * sets the point that stays visible.
 */
declare module '*?hero' {
  const photo: import('./photo.ts').Photo<'hero'>;
  export default photo;
}
declare module '*&hero' {
  const photo: import('./photo.ts').Photo<'hero'>;
  export default photo;
}
declare module '*?card' {
  const photo: import('./photo.ts').Photo<'card'>;
  export default photo;
}
declare module '*&card' {
  const photo: import('./photo.ts').Photo<'card'>;
  export default photo;
}
declare module '*?scene' {
  const photo: import('./photo.ts').Photo<'scene'>;
  export default photo;
}
declare module '*&scene' {
  const photo: import('./photo.ts').Photo<'scene'>;
  export default photo;
}
declare module '*?portrait' {
  const photo: import('./photo.ts').Photo<'portrait'>;
  export default photo;
}
declare module '*&portrait' {
  const photo: import('./photo.ts').Photo<'portrait'>;
  export default photo;
}
