/** Stop words of questions in English and in romanised Hindi. */
export const STOP_WORDS = new Set(
  `a aana about an and any apply are at aur banana banna banwana by can chahie chahiye chahta chahti chaiye do for
  from gaya get give hai hain have ho hoon hota hoti how hu hun i in is it jana ka kab kahan kaise karna karne
  karo karwana kaun ke kese khareedna kharidna kholna ki kitna kitni ko kya lagana lagaye lena liye me mera mere
  meri mil milega milta mujhe my need of on or please sakta sakte se tak the to wala wale want what when where
  which who with you your चाहिए है का की के को कैसे क्या में मुझे करना`.split(/\s+/),
);
