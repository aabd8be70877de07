import { Face, Paper, Solid, Tree } from '../src/components/vignette-parts.tsx';

/*
 * The drawings of the vignettes, in a field of 480 × 290 units. Components `…Ground` are drawn at the horizon,
 * behind the waves on the ground. Components `…Front` are drawn in the foreground, over everything else.
 */

export function HospitalGround() {
  return (
    <>
      <Paper d="M56 144h98V54h112l28 12v86h134v72H56z" />
      <Face hatch="windows" d="M154 54h112v170H154z" />
      <Face hatch="cross" d="M266 54l28 12v158h-28z" />
      <Face hatch="windows" d="M56 144h98v80H56z" />
      <Face hatch="upright" d="M294 152h130v72H294z" />
      <Solid d="M52 138h102v6H52zM74 138v-12h34v12M294 147h136v7H294zM56 214h210v10H56z" />
      <path strokeWidth="2" d="M150 53h117l28 12" />
      <Solid d="M193 52V28h34v24zM203 34v12M217 34v12M203 40h14" />
      <path d="M248 52V18M242 28h12M244 23h8" />
      <Solid d="M186 190h46v34h-46zM198 190v34M209 190v34M220 190v34M178 183h62v7h-62z" />
      <Face hatch="cross" d="M304 184h114v40H304z" />
      <Solid d="M294 176h146v8H294zM432 184v40h5v-40z" />
      <Tree x={26} foot={224} radius={25} />
      <Tree x={136} foot={224} radius={14} />
      <Tree x={458} foot={224} radius={20} />
    </>
  );
}

export function HospitalFront() {
  return (
    <>
      <Solid d="M308 188h66v10h16l12 17 9 4v17H308z" />
      <path d="M374 198v38M308 228h103M380 203h8l9 13h-17zM316 195h50v26h-50z" />
      <path strokeWidth="2" d="M341 200v16M333 208h16" />
      <Solid d="M358 188v-5h12v5M320 237a9 9 0 0 1 18 0a9 9 0 0 1-18 0M381 237a9 9 0 0 1 18 0a9 9 0 0 1-18 0M326 237h6M387 237h6" />
    </>
  );
}

export function PlantGround() {
  return (
    <>
      <Paper d="M14 178h50v-10h44v54H14zM316 152l6-104h16l6 104z" />
      <Face hatch="upright" d="M14 184v38h42v-38a21 6 0 0 0-42 0zM64 174v48h44v-48a22 6 0 0 0-44 0z" />
      <path d="M14 184a21 6 0 0 0 42 0M64 174a22 6 0 0 0 44 0M14 204h42M64 196h44" />
      <Face hatch="upright" d="M316 152l6-104h16l6 104z" />
      <Solid d="M319 44h22v6h-22zM319 82h22v5h-22z" />
      <path strokeWidth={0.9} d="M330 40c-7-9 7-12 1-21s10-9 8-17" />
      <Paper d="M130 222v-102l44 32v-32l44 32v-32l44 32v-32l44 32v-32l44 32v70z" />
      <Face hatch="level" d="M130 152h220v70H130z" />
      <Face
        hatch="cross"
        d="M130 152v-32l44 32zM174 152v-32l44 32zM218 152v-32l44 32zM262 152v-32l44 32zM306 152v-32l44 32z"
      />
      <Solid d="M144 170h28v20h-28zM188 170h28v20h-28zM232 170h28v20h-28zM276 170h28v20h-28z" />
      <path d="M158 170v20M144 180h28M202 170v20M188 180h28M246 170v20M232 180h28M290 170v20M276 180h28" />
      <Paper d="M326 222v-66l76-28 76 28v66z" />
      <Face hatch="upright" d="M332 222v-66l70-26 70 26v66z" />
      <Solid d="M322 158l80-30 80 30v6l-80-30-80 30z" />
      <Solid d="M346 178h46v44h-46zM412 178h46v44h-46zM392 146h20v14h-20z" />
      <Face hatch="level" d="M346 178h46v44h-46zM412 178h46v44h-46z" />
    </>
  );
}

export function PlantFront() {
  return (
    <>
      <Solid d="M120 182h94v56h-94zM218 196h20l14 20v22h-34zM120 238h136v8H120z" />
      <Face hatch="upright" d="M126 188h82v44h-82z" />
      <path d="M223 201h13l10 15h-23zM214 214v24" />
      <Solid d="M132 248a9 9 0 0 1 18 0a9 9 0 0 1-18 0M154 248a9 9 0 0 1 18 0a9 9 0 0 1-18 0M226 248a9 9 0 0 1 18 0a9 9 0 0 1-18 0" />
      <Solid d="M320 246v-24h10l8-28h26v28h8v24zM336 222l6-22h16v22" />
      <Face hatch="cross" d="M320 246v-24h16v-4h22v4h14v24z" />
      <path strokeWidth="2" d="M315 188v62M315 245h-34" />
      <Solid d="M283 223h28v20h-28zM287 203h22v20h-22z" />
      <path d="M283 233h28M297 223v20M287 213h22M298 203v20" />
      <Solid d="M322 248a8 8 0 0 1 16 0a8 8 0 0 1-16 0M354 248a8 8 0 0 1 16 0a8 8 0 0 1-16 0" />
    </>
  );
}

export function HouseGround() {
  return (
    <>
      <Paper d="M0 182C40 154 84 150 134 172S232 190 282 166S402 124 480 156V226H0z" />
      <Face hatch="slant" d="M0 182C40 154 84 150 134 172S232 190 282 166S402 124 480 156V226H0z" />
      <Paper d="M0 204C50 190 100 194 160 206S400 190 480 198V226H0z" />
      <Face hatch="level" d="M0 204C50 190 100 194 160 206S400 190 480 198V226H0z" />
    </>
  );
}

export function HouseFront() {
  return (
    <>
      <Tree x={52} foot={240} radius={30} />
      <Palm />
      <Solid d="M340 108V84h16v28" />
      <Paper d="M190 144l36-54h126l36 54h-20v20h6l26 24h-6v40H184v-40h-6l26-24h6v-20z" />
      <Face hatch="level" d="M192 142l34-50h126l34 50z" />
      <path strokeWidth="2" d="M226 92h126M190 143h198" />
      <Solid d="M210 144h158v22H210zM226 149h22v10h-22zM278 149h22v10h-22zM330 149h22v10h-22z" />
      <Face hatch="cross" d="M204 188h170v38H204z" />
      <Solid d="M274 192h30v34h-30zM289 192v34M222 196h28v20h-28zM236 196v20M328 196h28v20h-28zM342 196v20" />
      <Paper d="M178 188l26-24h170l26 24z" />
      <Face hatch="upright" d="M178 188l26-24h170l26 24z" />
      <Solid d="M254 188l35-30 35 30z" />
      <Face hatch="slant" d="M262 186l27-23 27 23z" />
      <Solid d="M184 188h7v40h-7zM212 188h7v40h-7zM256 188h7v40h-7zM315 188h7v40h-7zM359 188h7v40h-7zM387 188h7v40h-7z" />
      <path d="M191 212h21M219 212h37M322 212h37M366 212h21M191 206h21M219 206h37M322 206h37M366 206h21" />
      <Solid d="M174 226h230v10H174zM262 231h54v6h-54zM256 237h66v7h-66z" />
      <Solid d="M262 244h54q4 24 34 50H222q34-26 40-50z" />
      <Tree x={438} foot={246} radius={36} />
    </>
  );
}

function Palm() {
  return (
    <>
      <Solid d="M142 244q8-56 2-106h5q8 50 1 106z" />
      <path d="M145 160h6M147 180h6M147 200h6M146 220h6" />
      <Solid d="M146 138q-16-26-42-14q26 0 42 14zM146 138q-24-10-36 16q18-14 36-16zM146 138q-6-30-30-40q20 18 30 40zM146 138q4-30 28-36q-18 14-28 36zM146 138q20-24 42-8q-24-2-42 8zM146 138q24-6 32 20q-14-16-32-20z" />
    </>
  );
}
